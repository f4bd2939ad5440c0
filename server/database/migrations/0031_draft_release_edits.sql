-- The edits of draft releases, in the order in which they are applied. They are kept when the draft is closed: they say who changed what.
create table draft_release_edit (
	draft_id uuid not null references draft_release on delete cascade,
	-- The draft's version with this edit.
	version integer not null,
	-- Made by the client, so that an edit that is sent twice is stored once.
	edit_id text not null,
	-- json, not jsonb: the order of keys in a document is its author's.
	edit json not null,
	author_id uuid references app_user on delete set null,
	created_at timestamptz(3) not null default now(),
	primary key (draft_id, version),
	unique (draft_id, edit_id)
);
