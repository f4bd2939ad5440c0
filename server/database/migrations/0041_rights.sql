-- What a category's team is and whether only that team reads its cases, as documents last said.
alter table category
	add column team text,
	add column restricted boolean not null default false;

-- Whoever filed it was told who alone reads it: it stays so, whatever its category says later.
alter table message add column restricted boolean not null default false;

-- Rights by team and category, beside the roles: [{"right": "handles", "team": "roads"}, {"right": "reads", "category": "noise"}].
alter table app_user add column assignments jsonb not null default '[]' check (jsonb_typeof(assignments) = 'array');
create index app_user_staff on app_user (id) where roles <> '{}' or assignments <> '[]';

-- Who reads a restricted case without a right to it, why, and until when.
create table case_exception (
	id bigint generated always as identity primary key,
	user_id uuid not null references app_user on delete cascade,
	message_id uuid not null references message on delete cascade,
	reason text not null,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null
);
create index case_exception_reader on case_exception (message_id, user_id, expires_at);
