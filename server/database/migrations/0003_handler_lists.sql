-- Handlers list all cases, published or not.
create index message_all on message (submitted_at, id);
create index message_all_status on message (status, submitted_at, id);
create index message_overdue on message (submitted_at, id) where overdue;
