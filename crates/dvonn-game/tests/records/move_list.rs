//! Bare lists of moves.

use super::*;

#[test]
fn lists_of_moves_are_read_in_many_shapes() {
    for (text, moves, ending, comments) in [
        ("D2", "d2", None, &[][..]),
        ("D2 C1 K5", "d2 c1 k5", None, &[]),
        ("d2,c1,,k5,\n", "d2 c1 k5", None, &[]),
        ("Start\nD2\r\nC1\r\nQuit\r\n", "d2 c1", None, &[]),
        ("D2 C1 resign", "d2 c1", Some(Ending::Resigned { by: White }), &[]),
        ("D2 RESIGN", "d2", Some(Ending::Resigned { by: Black }), &[]),
        ("# a\n# b\nD2 # c\n#\nC1#d#e\n", "d2 c1", None, &["a\nb", "c", "d#e"]),
        ("hello\n--D2-->\nthinking 1.5 s\n<--C1--\n  --K5--> ok\n", "d2 c1 k5", None, &[]),
        ("<--D2--\n--C1-->\n", "d2 c1", None, &[]),
    ] {
        let record = record(text, Format::MoveList);
        assert_eq!(main_line(&record), moves, "{text:?}");
        assert_eq!(record.ending(), ending, "{text:?}");
        let tree = &record.tree;
        let all = std::iter::once(tree.root()).chain(tree.main_line()).map(|id| tree.comment(id));
        assert_eq!(all.filter(|comment| !comment.is_empty()).collect::<Vec<_>>(), comments, "{text:?}");
    }
}
