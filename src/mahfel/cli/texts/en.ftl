# What `mahfel` says in a terminal.
cli-you = You
cli-seed = Deal { $seed }. Type a move, ? to see the table, or press Enter for the move in brackets.
cli-known = Only you know:
cli-yes = yes
cli-no = no
cli-moves = Moves: { $moves }
cli-more = and others, { $n } in all
cli-rule = rule { $rule }

refused-plug-not_a_package = { $folder } is not a package of games: its pyproject.toml declares none.
refused-plug-broken = The game { $place } cannot be loaded: { $why }
refused-record-no_file = The file { $path } cannot be read: { $why }
refused-table-no_such_seat = There is no seat { $seat }.
refused-bot-too_few_levels = Name two different levels at least.
refused-new_game-name = { $name } cannot be a game’s name: use lower-case letters, digits and underscores, beginning with a letter.
refused-new_game-taken = There is a game { $name } already.
refused-new_game-exists = The folder { $folder } exists already. Nothing was written.

verify-holds = { $moves ->
    [one] verified: { $game }, { $moves } move; { $dealt }; { $result }
   *[other] verified: { $game }, { $moves } moves; { $dealt }; { $result }
}
verify-refused = refused: { $why }
verify-sealed = the deal is the one that was sealed
verify-seeded = the deal is that of its seed
verify-broken_off = the game was broken off
verify-abandoned = the host ended the game; nobody won
replay-abandoned = The host ended the game here; nobody has won.
verify-nobody = nobody won
verify-won = won by { $names }
cli-seat = Seat { $seat }
cli-comma = ,

word-hand = Hand
word-role = Role
word-players = Players
word-dealt = Dealt
word-met = Have met
word-used = Used
word-own_used = Used on oneself
word-last = Last time
word-named = Named
word-statuses = What lies on you
word-stripped = Without powers
word-shifts = Changes of side
word-shot_at = Shot at
word-signs = Signs
word-ready = Ready
word-look = Look
word-chosen = Chosen tonight
word-came_to = What it came to
word-answered = Answered
word-kind = What
word-until = Until moment
word-by = By
word-cycle = Night
word-about = About
word-word = Answer
word-ability = Power
word-at = At
word-cards = Cards
word-drinks = Drinks
word-aside_cards = Cards aside
word-bad = Bad
