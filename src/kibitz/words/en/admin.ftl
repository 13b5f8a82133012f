# The page of whoever runs the server.

admin-about = For whoever runs this server. Nothing here shows anybody’s cards.
admin-address-lines = { $lines ->
        [one] 1 page
       *[other] { $lines } pages
    }
admin-addresses = Where people come from
admin-backing-up = The backup is being made…
admin-backup = Make a backup
admin-backup-made = { $file }: written, and read back. People: { $people }, tables: { $tables }, deals: { $deals }, events: { $events }.
admin-ban = Keep out for a day
admin-ban-really = Nobody comes in from { $address } until tomorrow, and who is here from there is cut off. With a school or a club behind it that is everybody there. Keep them out?
admin-banned-until = kept out until { $time }
admin-bans-end = This lasts until the server is started again at the latest. For good, use your proxy or firewall.
admin-close-table = Close this table
admin-close-table-really = Everybody gets up from this table, and no deal comes after this one. Close it?
admin-come-in = Come in
admin-connections = Open pages
admin-database-silent = The database does not answer.
admin-lift-ban = Let in again
admin-megabytes = { $number } MB
admin-memory = Most memory so far
admin-moves = Moves
admin-no-stalls = Nothing kept anybody waiting for 50 ms.
admin-no-tables = No table is open.
admin-nobody = nobody
admin-nothing-stored = Nothing can be stored: { WORD($why) }.
admin-now = Now
admin-open-tables = Tables in memory
admin-people = People
admin-processor = Processor
admin-processor-share = { $share } % of a core
admin-refusals = Refusals
admin-running-since = Running since
admin-stall = { $request }: { $number } ms at most
admin-stalls = What kept everybody waiting
admin-stalls-in-all = { $number } times longer than 50 ms since the start.
admin-table-line = { WORD($game) }, deal { $deal }: { $names }
admin-table-over = over
admin-table-people = { $here ->
        [one] 1 person here
       *[other] { $here } people here
    }
admin-tables = Tables
admin-title = The server
admin-token = The administrator’s token
admin-token-where = It is in the file that the server was started with (--admin).
admin-turned-away = Connections turned away
admin-version = Version
admin-well = Everything can be stored.
admin-writer-failed = the writer has failed
