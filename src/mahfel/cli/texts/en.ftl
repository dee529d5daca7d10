# What `mahfel` says in a terminal.
cli-you = You
cli-seed = Deal { $seed }. Type a move; ? tells in words what can be played (? and a word: only what has that word in it), and Enter plays the move in brackets. ?? prints what your seat sees, as data.
cli-known = Only you know:
cli-yes = yes
cli-no = no
cli-moves = Moves: { $moves }
cli-more = and others, { $n } in all
# $sought: what was typed
cli-none-found = No move has “{ $sought }” in it.
cli-more-by-word = And others, { $n } in all: ? and a word tells those with that word in them.
cli-narrower = There may be more: say more of the word.
# $seats: numbers and names
cli-seats = Seats, counted from 0 as in --seat: { $seats }.
# $seat, $name: 0 for a seat without a name
cli-eyes =
    { $name ->
        [0] Told as seat { $seat } may know it.
       *[other] Told as { $name }, seat { $seat }, may know it.
    }
cli-eyes-none = Told as a spectator may know it.
bot-easy = easy
bot-normal = normal
bot-random = random
cli-rule = rule { $rule }

refused-plug-not_a_package = { $folder } is not a package of games: its pyproject.toml declares none.
refused-plug-broken = The game { $place } cannot be loaded: { $why }
refused-record-no_file = The file { $path } cannot be read: { $why }
refused-game-unknown = There is no game { $game } here. There are: { $games }.
# $seat, $last
refused-table-no_such_seat = There is no seat { $seat }: seats are counted from 0, and the last one is { $last }.
refused-bot-unknown_level = This game has no bot of the level { $level }. There are: { $levels }.
refused-bot-too_few_levels = Name two different levels at least, of these: { $levels }.
refused-options-form = { $given } sets no option: write NAME=VALUE.
refused-options-none = This game has no option { $name }; it has none at all.
refused-options-unknown = This game has no option { $name }. Among those that it has are: { $names }.
refused-options-value = { $name } cannot be “{ $value }”, only one of these: { $values }.
refused-options-bounds = { $name } cannot be “{ $value }”, only a whole number from { $least } to { $most }.
refused-options-too_long = { $name } may have { $most } characters at most.
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
