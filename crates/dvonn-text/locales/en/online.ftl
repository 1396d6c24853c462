# Heading of the card with the link of a new game.
online-invite-title = Invite a friend
# Below online-invite-title.
online-invite-note = Send this link. Whoever opens it first plays against you.
# For screen readers: the field with the link of a new game.
online-link = Link to this game
# Below the link of a new game, and in the list of games, until somebody has joined.
online-waiting = Waiting for an opponent…
# In a game to which one player is invited, until they have joined.
online-waiting-for = Waiting for { $name }…
# Title of the page where people far apart find each other.
lobby-title = Play online
# Heading above the clocks: one press on a clock finds an opponent.
lobby-quick = Quick pairing
# Below lobby-quick.
lobby-quick-note = Choose a clock. You play whoever chooses the same one.
# Label of a list of clocks that are not among those above.
lobby-other-clock = Other clock
# Heading above a field for the name of a player, which leads to their page.
lobby-find = Find a player
# Heading: games that wait for a second player.
lobby-open = Open games
# Below lobby-open, if there are no such games.
lobby-open-none = No one is waiting at the moment.
# Button: plays a game of the list, against whoever waits there.
lobby-join = Join
# A notice: the game that the person wanted to join already has two players.
lobby-too-late = Someone else got there first.
# Heading: games that two others are playing now.
lobby-live = Games to watch
# Link: shows a game that two others are playing.
lobby-watch = Watch
# Heading: the person's games over the network, finished or not.
lobby-own = Your online games
# Heading: games to which somebody invites the person.
lobby-challenges = Challenges
# Heading: levels of the computer that play online with anybody.
lobby-bots = Play the computer
# A game without a time limit.
clock-none = No clock
# A time limit: minutes for the whole game.
clock-plain = { $minutes } min
# A time limit: minutes for the whole game, and seconds that every move adds.
clock-fischer = { $minutes } min + { $seconds } s
# A time limit: minutes for the whole game, and seconds of every move that are not counted.
clock-delay = { $minutes } min, { $seconds } s delay
# A time limit: days for each move.
clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
# Title of the page about the person's account on the server.
account-title = Account
# Button, link and choice: to enter name and password of an account that exists. A verb.
account-log-in = Log in
# Button and choice: to make a new account. A verb.
account-register = Create account
# Below the fields for a new account.
account-register-note = Free, and no e-mail address needed. Games you have played here as a guest become yours. A forgotten password cannot be reset.
# Button: leaves the account in this browser. A verb.
account-log-out = Log out
# Link: downloads everything that the server knows about the person.
account-export = Download your data
# Label of a field: the name of the account.
account-name = Name
# Label of a field.
account-password = Password
# Above the button, if the name cannot be a name.
account-bad-name = A name must have 2 to 20 characters: letters (a to z), digits, - and _. It must start with a letter.
# Above the button, if the password is too short or too long.
account-bad-password = A password must have 8 to 200 characters.
# Above the button: somebody else has this name, or one that looks like it.
account-taken = This name is taken, or too similar to one that is.
# Above the button, after logging in with a wrong name or password.
account-wrong = The name or the password is wrong.
# Above the button, after too many wrong passwords or new accounts.
account-too-many = Too many attempts. Please wait a few minutes.
# Above the button, when somebody with such an account logs in.
account-banned = An administrator has banned this account.
# Heading: the browsers in which the person is logged in.
account-sessions = Where you are logged in
# Beside a browser in the list: the person uses it now.
account-this-session = This browser
# Button beside a browser or a token in the list: logs it out.
account-end-session = End
# Heading: programs that play for the account.
account-tokens = Bots
# Below account-tokens. A token is a secret with which a program plays.
account-token-note = A program needs a token to play. Once you create one, this account counts as a bot.
# Label of a field: what the person calls the token.
account-token-label = Name of the token
# Button: makes a secret with which a program can play.
account-token-create = Create token
# Above the secret of a new token.
account-token-secret = Copy this secret now. It will not be shown again.
# Button: copies the secret of a new token.
account-copy = Copy
# Heading of a form.
account-change = Change name or password
# Label of a field; may stay empty.
account-new-name = New name
# Label of a field; may stay empty.
account-new-password = New password
# Label of a field: the password as it is now.
account-old-password = Current password
# Button: saves the changes of name and password.
account-save = Save
# A notice.
account-changed = Your account has been changed.
# Heading and button. A verb.
account-delete = Delete account
# Above the button account-delete.
account-delete-note = Your name and password are deleted at once. Your games stay, without your name.
# A notice.
account-deleted = Your account has been deleted.
# Link: the page that everybody can see about the person.
account-profile = Your profile
# How fast a game is: a few minutes for each player.
speed-blitz = Blitz
# How fast a game is: up to half an hour for each player.
speed-rapid = Rapid
# How fast a game is: more than half an hour for each player.
speed-classical = Classical
# How fast a game is: days for each move.
speed-correspondence = Correspondence
# Heading on the page of a player.
profile-ratings = Ratings
# Below a rating: how many games it comes from.
profile-rated =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
# Heading on the page of a player: how many games were won and lost.
profile-results = Results
# How many games a player has won, lost and drawn.
profile-score = Won { $won } · Lost { $lost } · Drawn { $drawn }
# Unfolds the results against each opponent.
profile-opponents = Results by opponent
# In the list of opponents: everybody without an account, together.
profile-others = Guests
# Heading on the page of a player: finished games.
profile-games = Games
# Button on the page of a player: offers them a game. A verb.
profile-challenge = Challenge
# Button below a list of games: shows older ones.
profile-more = Show more
# Instead of a list of games.
profile-none = No public games yet.
# Instead of the page of a player.
profile-not-found = There is no player with this name.
# Link and title: the best players.
leaders-title = Leaderboard
# Heading in the leaderboard: the best players who are not programs.
leaders-people = People
# Instead of the leaderboard.
leaders-none = No one has played enough rated games yet.
# Below the board of a game over the network, while the other player is to move.
online-their-turn = Your opponent's turn.
# Below the board of a game over the network.
online-reconnecting = Connection lost. Reconnecting…
# Below the board: the other player has closed the page or lost the connection.
online-away = Your opponent is away.
# The same, in a game in which the player who is left can claim the win after a while.
online-away-wait = Your opponent is away. If they do not return, you can claim the win.
# Button beside online-away: ends the game as won, because the other player has left.
online-claim = Claim the win
# Below the board, to somebody who only watches a game over the network.
online-spectating = You are watching this game.
# Below the board: how many people watch the game.
online-spectators =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
# Instead of a game whose address is wrong.
online-not-found = There is no such game on this server.
# When a game over the network cannot be created or opened.
online-no-server = The server cannot be reached.
# The name of a player without an account.
online-guest = Guest
# After a rated game: the new rating, and by how much it changed, such as +9.
online-rating = Your rating: { $rating } ({ $change })
# A game whose result changes the ratings of both players. Label of a switch, and in lists of games. An adjective.
online-rated = Rated
# A notice: a move or an answer came too late.
online-stale = Too late: the game has moved on.
# A notice: the server did not do what the person wanted.
online-refused = That is not possible right now.
# Beside the buttons Accept and Decline.
online-draw-offered = Your opponent offers a draw.
# Shown until the other player has answered.
online-draw-sent = You offered a draw.
# A notice.
online-draw-declined = Your opponent declined the draw.
# Beside the buttons Accept and Decline.
online-take-back-asked = Your opponent asks to take back a move.
# Shown until the other player has answered.
online-take-back-sent = You asked to take back a move.
# A notice.
online-take-back-declined = Your opponent declined the take-back.
# Button: agrees to what the other player offers.
online-accept = Accept
# Button: refuses what the other player offers.
online-decline = Decline
# Button: ends a game that has hardly begun, without a result.
online-abort = Abort
# Button below the board: offers a draw to the other player.
online-draw = Offer draw
# Button and heading: ready-made phrases to say to the other player.
online-talk = Talk
# Button below the board of a finished game: copies HTML with which another site shows the game. A verb; short.
online-embed = Embed
# A short message after online-embed was pressed.
embed-copied = HTML copied. Paste it into your page.
# After a game, until the other player has answered.
online-rematch-sent = Rematch offered. Waiting for your opponent…
# After a game, beside the button Rematch.
online-rematch-asked = Your opponent would like a rematch.
# Label of a switch: lets both players write what they like to each other.
online-chat = Free chat
# Below the switch online-chat, until both players have switched it on.
online-chat-wait = Free chat begins once both of you have switched it on.
# Label of the field in which somebody writes to the other player.
online-chat-text = Message
# Button: sends what was written to the other player.
online-chat-send = Send
# Button: keeps a player away, who then can neither challenge the person nor chat with them. A verb.
online-block = Block
# A notice after online-block.
online-blocked = Blocked: this player can no longer challenge you or chat with you.
# A notice: only people with an account can do this.
online-needs-account = You need an account for this. Log in first.
# Heading, and button: tells the administrators about a player. A verb.
report-title = Report
# Label of a choice: why a player is reported.
report-reason = What is wrong?
# A reason to report a player: a program finds their moves.
report-cheating = Uses an engine
# A reason to report a player.
report-conduct = Is rude or spoils games
# A reason to report a player.
report-name = Offensive name
# A notice after a report was sent.
report-sent = Thank you. Your report is with the administrators.
# Heading on the page of the account: whom the person has blocked.
account-blocked = Blocked players
# Button beside a blocked player. A verb.
account-unblock = Unblock
# Link and title: finished games of everybody on this server.
public-title = Game archive
# Label of a field: the name of a player.
public-player = Player
# Label of a choice: who won the games that are looked for.
public-result = Result
# An option: any result.
public-any = Any
# Label of a field: only games that ended on this day or later.
public-since = From
# Label of a field: only games that ended on this day or earlier.
public-until = To
# Label of a field: only games with at least this many moves.
public-length = Minimum number of moves
# Label of a field: where the first DVONN pieces were placed. The example stays as it is.
public-dvonns = First DVONN pieces, such as f3-c2-i4
# Above the button, if public-dvonns cannot be read.
public-bad-dvonns = Enter one to three different cells, such as f3-c2-i4.
# Button: looks for games. A verb.
public-search = Search
# Instead of a list of games.
public-none = No games found.
# Link: downloads all games of the archive as one file. CC0 is a licence.
public-download = Download all games (CC0)
# Heading on the page of a player: a board that shows where the player likes to place pieces.
profile-placements = Favourite placements
# Below profile-placements. $cells is a list such as f3, c2, i4.
profile-most-often = Most often: { $cells }
# Said by one player to the other, who reads it in their own language.
phrase-hello = Hello!
# Said by one player to the other, who reads it in their own language.
phrase-good-luck = Good luck!
# Said by one player to the other, who reads it in their own language.
phrase-have-fun = Have fun!
# Said by one player to the other, who reads it in their own language.
phrase-nice-move = Nice move!
# Said by one player to the other, who reads it in their own language.
phrase-oops = Oops!
# Said by one player to the other, who reads it in their own language.
phrase-one-moment = One moment, please.
# Said by one player to the other, who reads it in their own language.
phrase-thanks = Thank you!
# Said by one player to the other, who reads it in their own language.
phrase-well-played = Well played!
# Said by one player to the other, who reads it in their own language.
phrase-good-game = Good game!
# Said by one player to the other, who reads it in their own language.
phrase-again = Another game?
# Said by one player to the other, who reads it in their own language.
phrase-must-go = I have to go.
# Said by one player to the other, who reads it in their own language.
phrase-goodbye = Goodbye!
