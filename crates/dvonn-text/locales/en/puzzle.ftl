# Puzzles: their tasks, and the page around them. The student is addressed informally.
# $rating, $before and $after are ratings, $time is a time such as 2:41, $title the title of a chapter; all others are counts.

# The title of the page with puzzles, and of a printed sheet of them.
puzzles-title = Puzzles
puzzles-about = Positions from late in the game. In each, one move is clearly best, and every solution is proved.
# The task of a puzzle.
puzzle-task-win =
    { $color ->
        [white] White
       *[black] Black
    } to move. Only one move wins. Find it.
# The task of a puzzle.
puzzle-task-draw =
    { $color ->
        [white] White
       *[black] Black
    } to move. Only one move saves the draw. Find it.
# The task of a puzzle in which the result is decided, but not by how many pieces.
puzzle-task-pieces =
    { $color ->
        [white] White
       *[black] Black
    } to move. One move is worth at least three pieces more than any other. Find it.
# The first hint of a puzzle; the board marks a region.
puzzle-hint = Look at the marked cells.
# The second hint of a step or a puzzle; the board marks a stack.
learn-hint-stack = Move the marked stack.
# Follows “Right!” after the last move of a puzzle.
puzzle-right = You have solved the puzzle.
# Below the button for a hint in a puzzle that counts, before it is pressed.
puzzle-help-costs = With a hint, the puzzle counts as not solved.
# How hard a puzzle is: a number on the scale of ratings.
puzzle-rated = Rated { $rating }
# The title of the puzzle that everybody gets today.
puzzle-daily = Puzzle of the day
# The title of a single puzzle. $id is its name, such as 03fa91c2.
puzzle-one = Puzzle { $id }
# A button: opens the next rated puzzle.
puzzles-train = Train
# The person's own rating with puzzles; $deviation says how uncertain it is.
puzzles-rating = Your rating: { $rating } ± { $deviation }
# After a rated puzzle: the rating before and after it.
puzzles-change = Your rating: { $before } → { $after }
# How many rated puzzles the person has solved at once, of all tried.
puzzles-counts = Solved on the first try: { $solved } of { $tried }
# How many rated puzzles in a row were solved at once, now and at most.
puzzles-streak = Streak: { $count }, best { $best }
puzzles-none-yet = Solve your first puzzle to get a rating.
puzzles-scale = On this scale, the computer at level 1 has about 1000.
# Next to the puzzle of the day.
puzzles-daily-done = Solved today
# On how many days in a row the person has solved the puzzle of the day.
puzzles-daily-streak = Days in a row: { $count }
# The title of a list of themes, such as “Overloading”; each leads to puzzles.
puzzles-themes = By theme
# Next to a theme of which no puzzle was tried yet.
puzzles-theme-none = none tried yet
# Next to a theme: few puzzles, so the numbers say little.
puzzles-theme-few = { $solved } of { $tried } solved; too few to judge
# Next to a theme.
puzzles-theme-many = { $solved } of { $tried } solved
# The title of a quick round of puzzles.
puzzles-sprint = Three-minute sprint
puzzles-sprint-about = Solve as many as you can, from easy to hard. The third mistake ends the sprint.
# The most puzzles solved in one sprint.
puzzles-sprint-best = Best: { $count }
# During a sprint: the time left, such as 2:41, the puzzles solved and the mistakes.
puzzles-sprint-state = { $time } · solved { $solved } · mistakes { $mistakes }
puzzles-sprint-over = The sprint is over. Solved: { $solved }. Best: { $best }.
# A button: starts a sprint.
puzzles-start = Start
# A button: starts another sprint.
puzzles-again = Sprint again
# A button or link after a puzzle.
puzzle-next = Next puzzle
# A link: opens the position of a puzzle on the analysis board.
puzzle-analyse = Analyse the position
# A link to a chapter of the course.
puzzle-lesson = Lesson: { $title }
# A link back to the page with all kinds of puzzles.
puzzle-all = All puzzles
# Said after a wrong answer or help in a rated puzzle: a later success does not count.
puzzle-unrated = This one counts as not solved, but you can keep trying.
# Positions from the person’s own games in which they went wrong: the title of the page.
own-title = Your mistakes
# The same as a link; $count is the number of positions to solve today.
own-title-due = Your mistakes ({ $count } due)
own-about = Mistakes from your own games. Each comes back until you have found a better move several times.
# The link to them if there are none yet.
own-none-yet = None yet. Review a game, and your mistakes will appear here.
# The task. $played is the bad move that the person played.
own-task =
    In your game, { $color ->
        [white] White
       *[black] Black
    } played { $played } here. Find a better move.
# Follows “Right!”.
own-right = This is as good as the best move the engine found.
# Follows “Not quite.”.
own-wrong = { $move } is not good enough.
# Nothing has to be solved today. $count positions come back on a later day.
own-later = Nothing is due today. Coming back later: { $count }
# While the engine finds out which moves are good.
own-checking = The engine is looking for good moves…
