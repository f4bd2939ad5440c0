-- By what the desk's list is filtered, in its order: without these a filter that few cases meet walks through all of them.
create index message_due_priority on message (priority, due_at, id) where due_at < '9999-01-01T00:00:00Z';
create index message_all_category on message (category_id, submitted_at, id);
create index message_all_assignee on message (assignee_id, submitted_at, id) where assignee_id is not null;
create index message_all_team on message (assigned_team, submitted_at, id) where assigned_team is not null;
create index message_all_district on message (district, submitted_at, id) where district is not null;
