-- That somebody wants a case published whose category asks for a second person, and as what they saw it.
create table publication_proposal (
	message_id uuid primary key references message on delete cascade,
	author_id uuid references app_user on delete set null,
	attachments boolean not null,
	created_at timestamptz(3) not null default now()
);

-- What was blotted out of a case's texts, as it was before; read with a right of its own.
create table case_original (
	id bigint generated always as identity primary key,
	message_id uuid not null references message on delete cascade,
	author_id uuid references app_user on delete set null,
	words text[] not null,
	before jsonb not null,
	created_at timestamptz(3) not null default now()
);
create index case_original_of on case_original (message_id);
