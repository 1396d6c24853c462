//! The help screen: it fits 80 by 24.

/// All of it.
pub(crate) const TEXT: &str = "\
DVONN. Move a stack with your colour on top exactly as many cells as it has
pieces, in a straight line, onto another stack. A stack with all six neighbours
taken cannot move. What loses its link to the three DVONN pieces falls off. When
nobody can move, whoever has more pieces in their stacks wins.

 W B      a white or black piece       arrows      go over the board
 D        a DVONN piece                Enter Space pick up, play, place, pass
 W3       a stack of three             Esc         put back, clear the line
 B5+      one with a DVONN inside      Tab         next stack, target or cell
 (W3)     enclosed: cannot move        d3  c1-c2   type a placement or a move
 [W3]     the cursor                   click       picks up; the second click on
 <W3>     picked up                                a cell plays or places
 *  x     may go here; would fall off  u           take back your last move
 ^  !     the last move; the hint      t           hint: a stack, then a move
 ·  x     empty; just fell off         m           the engine moves now
                                       r s l n q   resign save load new quit
 /fill           place the rest by chance; /fill engine lets the engine do it
 /ready          a new game with a random full board
 /level 7        the engine's strength, 1 to 10, from its next move
 /save FILE      /load FILE      as s and l, with the name at once
 /mouse          give the mouse back to the terminal, or take it again
 Ctrl-L redraws the screen, Ctrl-C leaves at once.

Press any key to go back to the game.";

#[cfg(test)]
mod tests {
    use super::TEXT;

    #[test]
    fn the_help_fits_the_smallest_screen() {
        assert!(TEXT.lines().count() <= 24);
        for line in TEXT.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}
