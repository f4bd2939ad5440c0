-- What only staff may load of a release.
alter table artefact add column staff boolean not null default false;

-- What the desk knows of a case. `version` counts its changes, so that nobody overwrites what they have not seen; `due_at` is
-- when the first of its running clocks runs out: in the year 9998 while none runs, in the year 9999 once handling is over.
alter table message
	add column version integer not null default 1,
	add column assignee_id uuid references app_user on delete set null,
	add column assigned_team text,
	add column priority smallint not null default 0 check (priority between -1 and 2),
	add column district text,
	add column due_at timestamptz(3) not null default '9999-01-01T00:00:00Z',
	add column workflow_hash text,
	add column routed jsonb,
	add column merged_into uuid references message on delete set null;
-- Handling goes on in few cases of many: their indexes hold no others.
create index message_due on message (due_at, id) where due_at < '9999-01-01T00:00:00Z';
create index message_due_category on message (category_id, due_at, id) where due_at < '9999-01-01T00:00:00Z';
create index message_due_status on message (status, due_at, id) where due_at < '9999-01-01T00:00:00Z';
create index message_due_team on message (assigned_team, due_at, id) where due_at < '9999-01-01T00:00:00Z';
create index message_due_assignee on message (assignee_id, due_at, id) where due_at < '9999-01-01T00:00:00Z';
create index message_due_district on message (district, due_at, id) where due_at < '9999-01-01T00:00:00Z';
create index message_merged on message (merged_into) where merged_into is not null;

-- What colleagues write to each other about a case; no citizen reads it.
create table case_note (
	id uuid primary key default gen_random_uuid(),
	message_id uuid not null references message on delete cascade,
	author_id uuid references app_user on delete set null,
	text text not null,
	created_at timestamptz(3) not null default now()
);
create index case_note_of on case_note (message_id, created_at);

-- Cases that have to do with each other.
create table case_link (
	message_id uuid not null references message on delete cascade,
	other_id uuid not null references message on delete cascade,
	kind text not null check (kind in ('related', 'split', 'merged')),
	created_at timestamptz(3) not null default now(),
	primary key (message_id, other_id)
);
create index case_link_back on case_link (other_id);

-- A question of the list that somebody wants to ask again, by themselves or shared.
create table case_view (
	id uuid primary key default gen_random_uuid(),
	owner_id uuid not null references app_user on delete cascade,
	name text not null,
	-- As in an address.
	query text not null,
	shared boolean not null default false,
	created_at timestamptz(3) not null default now()
);
create index case_view_owner on case_view (owner_id);

-- That a case has changed, for those who have it on the screen. Read by number; what is old is swept.
create table case_change (
	number bigint generated always as identity primary key,
	message_id uuid not null,
	at timestamptz(3) not null default now()
);

-- Who has a case open. Nothing of it outlives a crash.
create unlogged table case_presence (
	message_id uuid not null,
	user_id uuid not null references app_user on delete cascade,
	seen_at timestamptz(3) not null default now(),
	-- The version of the case that they were told of when somebody else was first: what they send again is meant for it.
	notified_version integer,
	primary key (message_id, user_id)
);

-- Days by which a clock of a case was extended, and why.
create table case_extension (
	id uuid primary key default gen_random_uuid(),
	message_id uuid not null references message on delete cascade,
	clock text not null,
	days integer not null check (days between 1 and 90),
	reason text not null,
	author_id uuid references app_user on delete set null,
	created_at timestamptz(3) not null default now()
);
create index case_extension_of on case_extension (message_id);

-- Whatever changes a case counts, and is told to those who look at it, whichever way it came.
create function message_counts_changes() returns trigger language plpgsql as $$
begin
	if (new.status, new.reply, new.rating, new.published, new.assignee_id, new.assigned_team, new.priority, new.district, new.category_id,
		new.merged_into, new.confidential)
		is distinct from (old.status, old.reply, old.rating, old.published, old.assignee_id, old.assigned_team, old.priority, old.district,
		old.category_id, old.merged_into, old.confidential)
	then
		new.version := old.version + 1;
		insert into case_change (message_id) values (new.id);
	end if;
	return new;
end $$;
create trigger message_changes before update on message for each row execute function message_counts_changes();

create function case_changed() returns trigger language plpgsql as $$
begin
	insert into case_change (message_id) select distinct message_id from added;
	return null;
end $$;
create trigger message_flow_changes after insert on message_flow
	referencing new table as added for each statement execute function case_changed();
create trigger case_note_changes after insert on case_note
	referencing new table as added for each statement execute function case_changed();
create trigger case_extension_changes after insert on case_extension
	referencing new table as added for each statement execute function case_changed();

-- Who is kept informed of a case beside the one who filed it: reporters of cases that were merged into it.
create table case_informed (
	message_id uuid not null references message on delete cascade,
	user_id uuid not null references app_user on delete cascade,
	via uuid not null references message on delete cascade,
	primary key (message_id, user_id)
);
