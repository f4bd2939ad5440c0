-- What citizens do with cases after filing them, and what is kept for them.
alter table app_user
	add column locale text,
	add column keep_drafts boolean not null default true;

alter table session
	add column id uuid not null default gen_random_uuid(),
	add column device text not null default '',
	add column last_seen_at timestamptz(3) not null default now();
create unique index session_id on session (id);
create index session_of_user on session (user_id, created_at);

-- What was attached to a case outlives the account of its filer.
alter table upload
	drop constraint upload_owner_id_fkey,
	add foreign key (owner_id) references app_user on delete set null;

-- unread: moved by somebody else since its filer last looked. query_code: finds a case filed without an account.
alter table message
	add column rating_comment text,
	add column unread boolean not null default false,
	add column supports integer not null default 0,
	add column query_code_mac bytea;

-- A note by the one who filed the case is for those who handle it, not for the public.
alter table message_flow add column by_citizen boolean not null default false;

-- Keys under which a citizen has acted on a case: the same key acts once.
create table case_action (
	message_id uuid not null references message on delete cascade,
	key text not null,
	digest text not null,
	created_at timestamptz(3) not null default now(),
	primary key (message_id, key)
);

create table message_follow (
	id uuid not null default gen_random_uuid(),
	user_id uuid not null references app_user on delete cascade,
	message_id uuid not null references message on delete cascade,
	created_at timestamptz(3) not null default now(),
	primary key (user_id, message_id)
);
create index message_follow_newest on message_follow (user_id, created_at, id);
create index message_follow_message on message_follow (message_id);

create table message_support (
	user_id uuid not null references app_user on delete cascade,
	message_id uuid not null references message on delete cascade,
	created_at timestamptz(3) not null default now(),
	primary key (user_id, message_id)
);

create table notification (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references app_user on delete cascade,
	message_id uuid references message on delete cascade,
	kind text not null,
	status text not null,
	read boolean not null default false,
	created_at timestamptz(3) not null default now()
);
create index notification_newest on notification (user_id, created_at, id);
create index notification_unread on notification (user_id, created_at, id) where not read;
create index notification_message on notification (message_id);

-- Short messages to be sent: written with what happened, sent by a job.
create table sms_notice (
	id bigint generated always as identity primary key,
	user_id uuid not null references app_user on delete cascade,
	message_id uuid not null references message on delete cascade,
	attempts integer not null default 0,
	send_after timestamptz(3) not null default now()
);
create index sms_notice_due on sms_notice (send_after);

create table draft (
	user_id uuid not null references app_user on delete cascade,
	form text not null,
	form_hash text not null,
	data jsonb not null,
	attachments text[] not null default '{}',
	step text,
	version integer not null,
	updated_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	primary key (user_id, form)
);
create index draft_expires_at on draft (expires_at);
create index draft_attachments on draft using gin (attachments);
