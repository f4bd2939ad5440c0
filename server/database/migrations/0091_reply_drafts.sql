-- The reply to a case that colleagues write together, until it is sent. `version` counts its changes: who did not see the
-- last one overwrites nothing.
create table reply_draft (
	message_id uuid primary key references message on delete cascade,
	text text not null,
	author_id uuid references app_user on delete set null,
	version integer not null default 1,
	updated_at timestamptz(3) not null default now()
);
