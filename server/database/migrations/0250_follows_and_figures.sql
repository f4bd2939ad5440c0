-- What somebody follows is read by the ids of a page: without this by looking through what all others follow.
create index message_follow_id on message_follow (id);
-- The figures of a year go through all its cases and their steps: both stand in indexes, so that no case and no step is read for them.
create index message_flow_figures on message_flow (message_id) include (created_at, from_status, to_status, by_citizen, action);
create index message_figures on message (submitted_at) include (id, replied_at, rating, missed, district, category_id, status, restricted);
