-- Who has which part of a draft release selected, by the window they have it open in. Nothing of it outlives a crash.
create unlogged table draft_presence (
	draft_id uuid not null references draft_release on delete cascade,
	user_id uuid not null references app_user on delete cascade,
	-- Made by the window.
	tab text not null,
	-- The document that is open there, and the part of it that is selected, as the studio's addresses name them.
	path text,
	part text,
	seen_at timestamptz(3) not null default now(),
	primary key (draft_id, user_id, tab)
);
