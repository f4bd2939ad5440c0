-- Built while cases are filed and moved. What comes in is not gathered for long before it is sorted in: each quarter that is asked for
-- would read through it anew.
create index concurrently message_search_dated on message using gin (portico_dated(search, submitted_at)) with (gin_pending_list_limit = 256);
