-- A step over all cases that a list asked for when it was begun: who takes it, what it is, and how far it has come.
create table bulk_step (
	id uuid primary key default gen_random_uuid(),
	author_id uuid not null references app_user on delete cascade,
	-- From which network it was begun, as the audit log takes it.
	origin text not null,
	step jsonb not null,
	state text not null default 'running' check (state in ('running', 'done', 'stopped')),
	-- The step that this one takes back.
	undoes uuid references bulk_step on delete cascade,
	created_at timestamptz(3) not null default now(),
	finished_at timestamptz(3)
);
create index bulk_step_author on bulk_step (author_id, created_at desc);
create index bulk_step_running on bulk_step (created_at) where state = 'running';

-- One case of it: whether the step was taken, why it was not, and what stood there before.
create table bulk_case (
	bulk_id uuid not null references bulk_step on delete cascade,
	position integer not null,
	message_id uuid not null references message on delete cascade,
	state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
	why text,
	before jsonb,
	version integer,
	primary key (bulk_id, position)
);
create index bulk_case_waiting on bulk_case (bulk_id, position) where state = 'waiting';
create index bulk_case_of on bulk_case (message_id);
