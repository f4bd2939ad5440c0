-- As whom a preview is read: a guest, the member who makes it, or the reporter of a case that its maker may read. Only its
-- maker reads by it.
create table preview_viewer (
	id uuid primary key default gen_random_uuid(),
	created_by uuid not null references app_user on delete cascade,
	view_as text not null check (view_as in ('guest', 'member', 'reporter')),
	case_id uuid references message on delete cascade,
	-- Whether what was read once is read as it was then.
	recorded boolean not null,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	check ((view_as = 'reporter') = (case_id is not null)),
	-- Two windows that ask at once share one, and what is recorded for it.
	unique nulls not distinct (created_by, view_as, case_id, recorded)
);
create index preview_viewer_case on preview_viewer (case_id);
create index preview_viewer_expiry on preview_viewer (expires_at);

-- What the portal answered to a viewer, by what was asked; gone with the viewer after some hours.
create table preview_response (
	viewer_id uuid not null references preview_viewer on delete cascade,
	address text not null,
	response jsonb not null,
	primary key (viewer_id, address)
);
