-- Releases that are not in force, to be looked at by whoever has the pass until it expires. Apart from the artefacts of
-- published releases, which anybody may fetch by their names.
create table preview (
	-- SHA-256 of the pass: what is stored opens nothing.
	pass_hash text primary key,
	manifest_id text not null,
	files jsonb not null,
	created_by uuid references app_user on delete set null,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null
);
create index preview_expiry on preview (expires_at);
