-- contracts: no version that asks the index without traits was released
alter index message_search_sliced alter column 1 set statistics 0;
drop index message_search_dated;
drop function portico_dated(tsvector, timestamptz);
drop function portico_dated_queries(text, integer[]);
