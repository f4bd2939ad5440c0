-- Releases in preparation: named lists of edits over the release that was in force when they were started.
create table draft_release (
	id uuid primary key default gen_random_uuid(),
	name text not null,
	base_id text not null references release,
	-- How many edits it has; counts up with each.
	version integer not null default 0,
	state text not null default 'open' check (state in ('open', 'published', 'discarded')),
	-- What was made of it, once it is published.
	release_id text references release,
	created_by uuid references app_user on delete set null,
	created_at timestamptz(3) not null default now(),
	updated_by uuid references app_user on delete set null,
	updated_at timestamptz(3) not null default now()
);
create index draft_release_open on draft_release (updated_at desc) where state = 'open';
