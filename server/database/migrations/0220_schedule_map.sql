-- Where cases go that stand in states which go when a scheduled release comes, or returns; by the pointers of those states.
alter table release_schedule add column map jsonb not null default '{}';
-- The values of the text that says why it failed.
alter table release_schedule add column problem_values jsonb not null default '{}';
