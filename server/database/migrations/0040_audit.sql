-- What staff did: who, when, from where, what. Rows are only added; each is chained to the one before by its hash.
create table audit_entry (
	id bigint generated always as identity primary key,
	at timestamptz(3) not null default clock_timestamp(),
	-- No reference to the account: what somebody did outlives it. Null for what the portal did by itself.
	actor_id uuid,
	actor text not null,
	action text not null,
	object_kind text not null,
	object_id text not null,
	detail jsonb not null default '{}',
	-- The address, or of IPv6 the network, that it was done from; empty for what the portal did by itself.
	origin text not null default ''
);
create index audit_entry_newest on audit_entry (at, id);
create index audit_entry_actor on audit_entry (actor_id, at, id);
create index audit_entry_action on audit_entry (action, at, id);
create index audit_entry_object on audit_entry (object_kind, object_id, at, id);

-- The chain: each entry's number, and a hash over the hash before it and all of the entry.
create table audit_link (
	number bigint primary key,
	entry_id bigint not null unique references audit_entry,
	hash bytea not null
);

-- A part of what is hashed: its length goes before it, so that no two entries are written alike.
create function audit_part(content text) returns text language sql immutable parallel safe as $$
	select coalesce(octet_length(content) || ':' || content, '-')
$$;

-- What is hashed of an entry; server/audit/verify.ts writes the same.
create function audit_text(number bigint, entry audit_entry) returns text language sql stable as $$
	select audit_part(number::text) || audit_part(entry.id::text)
		|| audit_part(to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
		|| audit_part(entry.actor_id::text) || audit_part(entry.actor) || audit_part(entry.action)
		|| audit_part(entry.object_kind) || audit_part(entry.object_id)
		|| audit_part(entry.detail::text) || audit_part(entry.origin)
$$;

-- Chains an entry as its transaction ends: only then the last link is locked, so nobody waits for a transaction that works,
-- and no two wait for each other.
create function audit_chain() returns trigger language plpgsql as $$
declare
	last audit_link;
begin
	perform pg_advisory_xact_lock(7150212);
	select * into last from audit_link order by audit_link.number desc limit 1;
	insert into audit_link (number, entry_id, hash) values (
		coalesce(last.number, 0) + 1, new.id,
		sha256(coalesce(last.hash, '') || convert_to(audit_text(coalesce(last.number, 0) + 1, new), 'UTF8'))
	);
	return null;
end
$$;
create constraint trigger audit_chained after insert on audit_entry
	deferrable initially deferred for each row execute function audit_chain();

create function audit_refuse() returns trigger language plpgsql as $$
begin
	raise exception 'The audit log is only appended to.';
end
$$;
create trigger audit_entry_stays before update or delete or truncate on audit_entry
	for each statement execute function audit_refuse();
create trigger audit_link_stays before update or delete or truncate on audit_link
	for each statement execute function audit_refuse();
