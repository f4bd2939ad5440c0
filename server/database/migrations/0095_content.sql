-- What editors keep of articles and projects: what is saved but not out (`draft`), how often something was saved (so that nobody
-- overwrites what they have not seen), the cover's alternative text, the language, and the article that says the same in
-- another one. Something that is not out, or was taken back, is published in the year 9999.
alter table article
	add column draft jsonb,
	add column version integer not null default 0,
	add column saved_at timestamptz(3),
	add column changed_at timestamptz(3),
	add column cover_alt text not null default '',
	add column language text,
	add column pair uuid;
create index article_pair on article (pair) where pair is not null;
alter table project
	add column draft jsonb,
	add column version integer not null default 0,
	add column saved_at timestamptz(3),
	add column changed_at timestamptz(3),
	add column cover_alt text not null default '';

-- What was once published of an article or a project, in order.
create table content_version (
	kind text not null check (kind in ('article', 'project')),
	content_id uuid not null,
	number integer not null,
	content jsonb not null,
	author_id uuid references app_user on delete set null,
	author text not null,
	created_at timestamptz(3) not null default now(),
	primary key (kind, content_id, number)
);

-- That content for everybody has changed, or will: `at` is when it comes out. Read by time; what is old is swept.
create table content_change (
	number bigint generated always as identity primary key,
	what text not null check (what in ('article', 'project', 'base')),
	at timestamptz(3) not null default now()
);
create index content_change_at on content_change (at);

-- Pictures of articles and projects: everybody sees them, and nobody's account takes them along.
alter table upload add column content boolean not null default false;
