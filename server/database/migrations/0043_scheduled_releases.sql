-- The chain of the audit log has a lock of its own: publishers hold 7150212 for as long as they publish.
create or replace function audit_chain() returns trigger language plpgsql as $$
declare
	last audit_link;
begin
	perform pg_advisory_xact_lock(7150215);
	select * into last from audit_link order by audit_link.number desc limit 1;
	insert into audit_link (number, entry_id, hash) values (
		coalesce(last.number, 0) + 1, new.id,
		sha256(coalesce(last.hash, '') || convert_to(audit_text(coalesce(last.number, 0) + 1, new), 'UTF8'))
	);
	return null;
end
$$;

-- Releases that come in force at a time, or go at one.
create table release_schedule (
	id bigint generated always as identity primary key,
	release_id text not null references release,
	-- What was in force when it was scheduled: it comes over nothing else.
	over_id text not null references release,
	starts_at timestamptz(3) not null,
	-- When the release before returns; null where it stays.
	ends_at timestamptz(3),
	state text not null default 'waiting' check (state in ('waiting', 'in_force', 'ended', 'cancelled', 'failed')),
	-- Why it failed, or did not return.
	problem text,
	note text not null default '',
	author_id uuid references app_user on delete set null,
	created_at timestamptz(3) not null default now(),
	check (ends_at > starts_at)
);
create index release_schedule_due on release_schedule (state) where state in ('waiting', 'in_force');

-- Who has approved which version of a draft release.
create table release_approval (
	draft_id uuid not null references draft_release on delete cascade,
	version integer not null,
	user_id uuid not null references app_user on delete cascade,
	note text not null default '',
	approved_at timestamptz(3) not null default now(),
	primary key (draft_id, version, user_id)
);
