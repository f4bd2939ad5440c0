-- Times are kept to the millisecond, because cursors carry them through JSON.

create table setting (
	key text primary key,
	value jsonb not null
);

create table app_user (
	id uuid primary key default gen_random_uuid(),
	mobile text not null unique,
	nickname text not null,
	avatar text,
	roles text[] not null default '{}',
	created_at timestamptz(3) not null default now()
);

create table session (
	token_hash bytea primary key,
	user_id uuid not null references app_user on delete cascade,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null
);
create index session_expires_at on session (expires_at);

create table login_code (
	mobile text primary key,
	mac bytea not null,
	attempts integer not null default 0,
	sent_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null
);

create table rate_window (
	key text not null,
	opened_at timestamptz(3) not null,
	count integer not null,
	closes_at timestamptz(3) not null,
	primary key (key, opened_at)
);
create index rate_window_closes_at on rate_window (closes_at);

create table release (
	id text primary key,
	manifest jsonb not null,
	sources jsonb not null,
	created_at timestamptz(3) not null default now()
);

create table artefact (
	name text primary key,
	body text not null
);

create table release_artefact (
	release_id text not null references release on delete cascade,
	name text not null references artefact,
	primary key (release_id, name)
);

-- Every time a release became the current one; the newest row says which is.
create table publication (
	version bigint generated always as identity primary key,
	release_id text not null references release,
	origin text not null check (origin in ('shipped', 'published', 'restored')),
	author_id uuid references app_user on delete set null,
	note text not null default '',
	published_at timestamptz(3) not null default now()
);

create table category (
	id uuid primary key default gen_random_uuid(),
	code text not null unique,
	name text not null,
	description text not null,
	parent_id uuid references category,
	form text not null,
	elsewhere text,
	position integer not null
);

-- The two-character pieces of a text's words, and each word's last character: what Chinese can be searched by.
create function portico_pieces(content text) returns text[] language sql immutable parallel safe as $$
	select coalesce(array_agg(distinct substr(word, place, 2)), '{}')
	from regexp_split_to_table(lower(left(content, 20000)), '\s+') as word,
		generate_series(1, char_length(word)) as place
	where word <> ''
$$;

-- The query that a text's pieces must satisfy. A single character asks for any piece that begins with it.
create function portico_query(words text) returns tsquery language sql immutable parallel safe as $$
	select string_agg(
		'''' || replace(replace(substr(word, place, 2), '\', '\\'), '''', '''''') || '''' ||
			case when char_length(word) = 1 then ':*' else '' end,
		' & '
	)::tsquery
	from regexp_split_to_table(lower(left(words, 200)), '\s+') as word,
		generate_series(1, greatest(char_length(word) - 1, 1)) as place
	where word <> ''
$$;

create table article (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	title text not null,
	summary text not null,
	cover text,
	category text not null,
	author text not null,
	body text not null,
	views integer not null default 0,
	published_at timestamptz(3) not null,
	search tsvector generated always as (array_to_tsvector(portico_pieces(title || ' ' || summary))) stored
);
create index article_newest on article (published_at, id);
create index article_category on article (category, published_at, id);
create index article_views on article (views, id);
create index article_search on article using gin (search);

create table project (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	title text not null,
	summary text not null,
	cover text,
	body text not null,
	status text not null check (status in ('planned', 'active', 'completed', 'suspended')),
	location text not null,
	published_at timestamptz(3) not null,
	search tsvector generated always as (array_to_tsvector(portico_pieces(title || ' ' || summary || ' ' || location))) stored
);
create index project_newest on project (published_at, id);
create index project_status on project (status, published_at, id);
create index project_search on project using gin (search);

create sequence message_number;

create table message (
	id uuid primary key default gen_random_uuid(),
	number text not null unique,
	user_id uuid references app_user on delete set null,
	form text not null,
	form_hash text not null,
	release_id text not null,
	category_id uuid not null references category,
	project_id uuid references project on delete set null,
	title text not null,
	data jsonb not null,
	status text not null,
	submitted_at timestamptz(3) not null default now(),
	replied_at timestamptz(3),
	reply text,
	rating integer check (rating between 1 and 5),
	published boolean not null default false,
	public_attachments boolean not null default false,
	overdue boolean not null default false,
	idempotency_owner text not null,
	idempotency_key text not null,
	request_digest text not null,
	-- What may be found: the title and the public answers.
	public_text text not null default '',
	search tsvector generated always as (array_to_tsvector(portico_pieces(title || ' ' || public_text))) stored,
	unique (idempotency_owner, idempotency_key)
);
create index message_newest on message (submitted_at, id) where published;
create index message_replied on message (replied_at, id) where published and replied_at is not null;
create index message_category on message (category_id, submitted_at, id) where published;
create index message_status on message (status, submitted_at, id) where published;
create index message_category_status on message (category_id, status, submitted_at, id) where published;
create index message_project on message (project_id, submitted_at, id) where published;
create index message_own on message (user_id, submitted_at, id);
create index message_own_status on message (user_id, status, submitted_at, id);
create index message_open on message (status, submitted_at) where not overdue;
create index message_search on message using gin (search);

create table message_flow (
	id uuid primary key default gen_random_uuid(),
	message_id uuid not null references message on delete cascade,
	position bigint generated always as identity,
	action text not null,
	from_status text,
	to_status text not null,
	note text not null default '',
	actor text not null default '',
	created_at timestamptz(3) not null default now()
);
create index message_flow_message on message_flow (message_id, position);

-- How many published cases there are, by day, for totals and for finding a far page without walking to it.
create table message_day (
	day date not null,
	category_id uuid not null,
	status text not null,
	count integer not null,
	primary key (day, category_id, status)
);
create index message_day_category on message_day (category_id, day) include (status, count);

create function message_day_add() returns trigger language plpgsql as $$
begin
	insert into message_day (day, category_id, status, count)
	select (submitted_at at time zone 'UTC')::date, category_id, status, count(*) from added
	where published group by 1, 2, 3 order by 1, 2, 3
	on conflict (day, category_id, status) do update set count = message_day.count + excluded.count;
	return null;
end $$;

create function message_day_remove() returns trigger language plpgsql as $$
begin
	insert into message_day (day, category_id, status, count)
	select (submitted_at at time zone 'UTC')::date, category_id, status, -count(*) from removed
	where published group by 1, 2, 3 order by 1, 2, 3
	on conflict (day, category_id, status) do update set count = message_day.count + excluded.count;
	return null;
end $$;

create function message_day_change() returns trigger language plpgsql as $$
begin
	insert into message_day (day, category_id, status, count)
	select day, category_id, status, sum(step) from (
		select (submitted_at at time zone 'UTC')::date as day, category_id, status, 1 as step from added where published
		union all
		select (submitted_at at time zone 'UTC')::date, category_id, status, -1 from removed where published
	) as steps group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3
	on conflict (day, category_id, status) do update set count = message_day.count + excluded.count;
	return null;
end $$;

create trigger message_day_insert after insert on message
	referencing new table as added for each statement execute function message_day_add();
create trigger message_day_delete after delete on message
	referencing old table as removed for each statement execute function message_day_remove();
create trigger message_day_update after update on message
	referencing old table as removed new table as added for each statement execute function message_day_change();

create table upload (
	id text primary key,
	owner_id uuid references app_user on delete cascade,
	message_id uuid references message on delete cascade,
	flow_id uuid references message_flow on delete cascade,
	name text not null,
	size integer not null,
	mime text not null,
	file text not null,
	thumbnail text,
	created_at timestamptz(3) not null default now()
);
create index upload_message on upload (message_id) where message_id is not null;
create index upload_unattached on upload (created_at) where message_id is null;

create table user_log (
	id bigint generated always as identity primary key,
	user_id uuid references app_user on delete set null,
	type text not null,
	path text not null,
	at timestamptz(3) not null,
	detail text not null default '',
	created_at timestamptz(3) not null default now()
);
create index user_log_created_at on user_log (created_at);

create table job (
	name text primary key,
	run_after timestamptz(3) not null default now(),
	ran_at timestamptz(3)
);
