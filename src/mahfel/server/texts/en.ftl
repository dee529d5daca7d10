# Refusals: one calm sentence that says what is the matter and, where there is one, the way out.

## Requests

refused-request-malformed = This message cannot be read: it is not valid JSON.
refused-request-invalid = This message does not fit at { $where }.
refused-request-not_json = A message has to be sent as JSON.
refused-request-too_large = This message is too large.
refused-request-too_often = { $seconds ->
    [one] That was a little fast. Please wait { $seconds } second.
   *[other] That was a little fast. Please wait { $seconds } seconds.
}
refused-request-foreign_origin = Another website may not act here.
refused-route-unknown = There is nothing at this address.
refused-route-method = This address does not understand such a request.
refused-live-upgrade = This address speaks over a live connection only.
refused-server-fault = Something went wrong on our side. Nothing was changed; please try again.
refused-lang-unknown = We do not speak this language yet.
refused-rulebook-missing = This game has no rulebook yet.

## Who is asking

refused-token-unknown = This key opens no seat at this table.
refused-seat-required = Only people who sit at the table can do this.
refused-seat-not_yours = This seat is no longer yours on this device.
refused-watch-forbidden = This table is played without spectators.
refused-seat-already_yours = You already sit at this table.
refused-seat-excluded = You have been sent away from this game.
refused-seat-stays = This seat cannot be sent away from the game now.
refused-seat-turn_stays = This turn cannot be put off.
refused-seat-counts = This seat is counted as it is.
refused-seat-not_speaking = That seat does not have the word now.
refused-time-enough = There is time enough.
refused-will-closed = No last words would be heard now.
refused-moderator-no_seat = You lead this table and have no seat at it.
refused-moderator-unwelcome = This game has no place for somebody who leads and does not play.
refused-moderator-only = Only whoever leads the table without playing can do this.
refused-moderator-none = Nobody leads this table without playing.
refused-seat-nobody = Nobody sits there who could be spoken to.
refused-poll-closed = This poll is not open any more.
refused-poll-not_asked = This poll does not ask you.
refused-host-only = Only the host of the table can do this.

## Tables and seats

refused-table-unknown = There is no table behind this link.
refused-table-full = All seats at this table are taken.
refused-table-started = The game at this table has begun already.
refused-table-not_started = The game has not begun yet.
refused-table-not_over = The game is not over yet.
refused-table-paused = The game is paused; wait until the host lets it go on.
refused-table-not_paused = The game is not paused.
refused-table-seats = { $least ->
    [one] This game is for { $least } to { $most } players.
   *[other] This game is for { $least } to { $most } players.
}
refused-table-rules_version = This table was begun under other rules than those installed here, so it cannot go on.
refused-table-unreadable = The log of this table cannot be read by this version of the server.
refused-seat-unknown = There is no such seat at this table.
refused-seat-taken = Somebody else sits there already.
refused-seat-empty = Nobody sits there.
refused-seat-yourself = You cannot send yourself away; you can leave the table.
refused-seat-present = This player is here, so nobody can take their place.
refused-invite-dead = This invitation is no longer valid.
refused-handover-dead = This link to move a seat has been used or has expired. Make a new one on the first device.
refused-bot-unknown_level = This game has no bot of that level.

## Names

refused-name-unreadable = Please choose a name with visible letters only.
refused-name-too_long = { $most ->
    [one] A name may have at most { $most } character.
   *[other] A name may have at most { $most } characters.
}
refused-name-taken = Somebody at this table has this name, or one that looks just like it.
refused-nonce-unreadable = This device’s part of the shuffle is not valid.
refused-settings-unreadable = This setting is not valid: { $name }
# $name, $least, $most
refused-settings-out_of_bounds = At least { $least } and at most { $most } seconds.
refused-settings-no_removal = In this game nobody can be sent away.
refused-options-unreadable = These options do not fit the game.
refused-draft-unknown = This is no option that one writes.
refused-draft-busy = Others are trying things out just now. Please try again in a moment.
refused-draft-too_slow = Trying this out has taken too long.

## Moves

refused-command-unreadable = This command’s id is not valid.
refused-game-unknown = There is no such game here.
refused-game-over = The game is over.
refused-game-not_asked = It is not your turn to decide.
refused-game-wrong_move = This is not a move for the present decision.
refused-move-stale = The table has moved on since you decided. Please look again.
refused-move-too_late = Time was up, so this move came too late.
refused-move-unreadable = This is not a move of this game.
refused-move-illegal = The rules do not allow this move now.

## Talk

refused-talk-closed = You cannot speak here now.
refused-talk-silenced = The moderator has taken your voice in the talk for now.
refused-talk-empty = There is nothing to say in this line.
refused-talk-too_long = { $most ->
    [one] A line may have at most { $most } character.
   *[other] A line may have at most { $most } characters.
}

## Records and the store

refused-record-not_over = The record can be read when the game is over.
refused-record-unreadable = This is not a record of a game.
refused-record-format = This record was written by a later version.
refused-record-altered = This record was changed after it was written.
refused-record-rules_version = This record was played under other rules than those installed here.
refused-record-illegal = A move of this record is not allowed by the rules.
refused-record-seal = The seal of this record does not fit its deal.
refused-record-outcome = The game of this record ends otherwise than it says.
refused-record-fingerprint = The last position of this record is not the one it names.
refused-store-full = The server’s disk is full, so nothing was changed. Please try again in a while.
refused-store-failed = The server cannot write just now, so nothing was changed. Please try again in a moment.

## The command line

serve-listening = Mahfel is served at { $address }. Tables are kept in { $data }.
serve-public = People reach it at { $address }
serve-lan = Others in your network reach it at { $address }
serve-alone = Only this computer can reach it; use --host 0.0.0.0 to let others in your network play.
serve-port = The server cannot listen on { $host }:{ $port } ({ $why }).
serve-newer = The database { $path } was written by a later version of Mahfel (schema { $found }; this one knows up to { $known }). It was left untouched: please update Mahfel.
serve-corrupted = The database { $path } is damaged or is not a database of Mahfel. It was left untouched: restore a copy, or name another folder with --data.
serve-full = There is no space left for the database { $path }.
serve-unwritable = The database { $path } cannot be opened ({ $why }).
