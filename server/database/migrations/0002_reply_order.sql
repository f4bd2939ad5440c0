-- Sorting by reply keeps the cases that have none, at the end.
alter table message add column answered_at timestamptz(3) generated always as (coalesce(replied_at, to_timestamp(0))) stored;
create index message_answered on message (answered_at, id) where published;
drop index message_replied;
