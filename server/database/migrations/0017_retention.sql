-- When a case was reduced to what the public saw of it, as its category's retention says (server/jobs/retention.ts).
alter table message add column anonymised_at timestamptz(3);

-- Cases that rest, by category: what the retention job looks for, and which categories are in use.
create index message_retention on message (category_id, status, submitted_at, id) where anonymised_at is null;

-- A deleted case leaves its day and its cause in the register, but no number.
comment on table erasure is 'That something was erased, never what.';
