-- One case shown to somebody outside of the portal, by a link that expires. Of the link only a hash is kept.
create table outside_link (
	id uuid primary key default gen_random_uuid(),
	message_id uuid not null references message on delete cascade,
	author_id uuid references app_user on delete set null,
	-- Who it is for, and what they are asked.
	party text not null,
	question text not null,
	-- The answers of the case that they are shown, as JSON Pointers into them.
	fields text[] not null,
	attachments boolean not null,
	token_hash text not null unique,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	revoked_at timestamptz(3)
);
create index outside_link_of on outside_link (message_id);

-- What came back. A key says that it is the same one, sent again.
create table outside_answer (
	id uuid primary key default gen_random_uuid(),
	link_id uuid not null references outside_link on delete cascade,
	key text not null,
	text text not null,
	created_at timestamptz(3) not null default now(),
	unique (link_id, key)
);

-- Files that came with it: for those who handle the case alone, whatever its other attachments are to others.
alter table upload add outside_answer_id uuid references outside_answer on delete cascade;
create index upload_outside on upload (outside_answer_id) where outside_answer_id is not null;

-- Colleagues who have the case open see it come.
create function outside_changed() returns trigger language plpgsql as $$
begin
	if tg_table_name = 'outside_link' then
		insert into case_change (message_id) values (new.message_id);
	else
		insert into case_change (message_id) select message_id from outside_link where id = new.link_id;
	end if;
	return null;
end $$;
create trigger outside_link_changes after insert or update on outside_link for each row execute function outside_changed();
create trigger outside_answer_changes after insert on outside_answer for each row execute function outside_changed();
