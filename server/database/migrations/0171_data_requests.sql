-- That somebody asks for their data, for a correction or an erasure: a task, and what stays of it as a register. It says that
-- something was done, never what: words of the person and questions to them go as it is settled.
create table data_request (
	id uuid primary key default gen_random_uuid(),
	number integer generated always as identity unique,
	kind text not null check (kind in ('export', 'correction', 'erasure')),
	channel text not null check (channel in ('portal', 'code', 'phone', 'counter', 'letter')),
	scope text not null check (scope in ('account', 'case')),
	-- Whose data. Null where no account has the number that was given, and once account or case are gone.
	user_id uuid references app_user on delete set null,
	message_id uuid references message on delete set null,
	-- What decides who sees a request about one case, also once that is gone.
	category_id uuid references category,
	restricted boolean not null default false,
	wish text,
	identity text check (identity in ('session', 'code', 'document', 'call_back', 'letter')),
	state text not null default 'open' check (state in ('open', 'waiting', 'done', 'refused')),
	question text,
	reason text,
	assignee_id uuid references app_user on delete set null,
	created_at timestamptz(3) not null default now(),
	due_on date not null,
	settled_at timestamptz(3),
	link_expires_at timestamptz(3),
	check ((settled_at is not null) = (state in ('done', 'refused'))),
	check ((scope = 'case') = (category_id is not null))
);
create unique index data_request_open_account on data_request (user_id, kind)
	where scope = 'account' and state in ('open', 'waiting');
create unique index data_request_open_case on data_request (message_id, kind)
	where scope = 'case' and state in ('open', 'waiting');
create index data_request_user on data_request (user_id) where user_id is not null;
create index data_request_message on data_request (message_id) where message_id is not null;
create index data_request_settled on data_request (settled_at) where settled_at is not null;

-- What was done about a request, by whom; the detail names what was changed or counts it, and holds no value.
create table data_request_step (
	id bigint generated always as identity primary key,
	request_id uuid not null references data_request on delete cascade,
	actor_id uuid references app_user on delete set null,
	action text not null,
	detail jsonb not null default '{}',
	at timestamptz(3) not null default now()
);
create index data_request_step_of on data_request_step (request_id);

-- Cases that are to be erased and cannot be yet, as they are being handled or the law has them kept: a job erases them then.
create table held_erasure (
	message_id uuid primary key references message on delete cascade,
	-- When it was last looked at whether it may be erased.
	looked_at timestamptz(3) not null default now()
);
