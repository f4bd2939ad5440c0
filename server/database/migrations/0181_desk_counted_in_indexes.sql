-- What decides who reads a case, and what else the desk filters by, stands in the indexes of its lists: they are paged, filtered and
-- counted without reading a case.
drop index message_due;
create index message_due on message (due_at, id) include (restricted, category_id, status, priority) where due_at < '9999-01-01T00:00:00Z';
drop index message_due_category;
create index message_due_category on message (category_id, due_at, id) include (restricted, status, priority) where due_at < '9999-01-01T00:00:00Z';
drop index message_due_status;
create index message_due_status on message (status, due_at, id) include (restricted, category_id, priority) where due_at < '9999-01-01T00:00:00Z';
drop index message_due_team;
create index message_due_team on message (assigned_team, due_at, id) include (restricted, category_id, status, priority) where due_at < '9999-01-01T00:00:00Z';
drop index message_due_assignee;
create index message_due_assignee on message (assignee_id, due_at, id) include (restricted, category_id, status, priority) where due_at < '9999-01-01T00:00:00Z';
drop index message_due_district;
create index message_due_district on message (district, due_at, id) include (restricted, category_id, status, priority) where due_at < '9999-01-01T00:00:00Z';
drop index message_due_priority;
create index message_due_priority on message (priority, due_at, id) include (restricted, category_id, status) where due_at < '9999-01-01T00:00:00Z';
drop index message_all_category;
create index message_all_category on message (category_id, submitted_at, id) include (restricted, due_at, status, priority);
drop index message_all_assignee;
create index message_all_assignee on message (assignee_id, submitted_at, id) include (restricted, category_id, due_at, status, priority) where assignee_id is not null;
drop index message_all_team;
create index message_all_team on message (assigned_team, submitted_at, id) include (restricted, category_id, due_at, status, priority) where assigned_team is not null;
drop index message_all_district;
create index message_all_district on message (district, submitted_at, id) include (restricted, category_id, due_at, status, priority) where district is not null;
drop index message_all;
create index message_all on message (submitted_at, id) include (restricted, category_id, due_at, status, priority);
drop index message_all_status;
create index message_all_status on message (status, submitted_at, id) include (restricted, category_id, due_at, priority);
