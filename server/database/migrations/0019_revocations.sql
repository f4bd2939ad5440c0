-- Releases, or versions of one form, that were published by mistake: who took them back, when and why.
create table revocation (
	id bigint generated always as identity primary key,
	release_id text not null references release,
	-- Both null where the whole release is revoked.
	form text,
	form_hash text,
	reason text not null,
	author_id uuid references app_user on delete set null,
	revoked_at timestamptz(3) not null default now(),
	check ((form is null) = (form_hash is null))
);
create unique index revocation_release on revocation (release_id) where form is null;
create unique index revocation_form on revocation (form, form_hash) where form is not null;

-- Published without saying which release was edited.
alter table publication add column overridden boolean not null default false;
