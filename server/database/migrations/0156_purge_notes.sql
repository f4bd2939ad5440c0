-- What CDNs must be told to forget: a key of pages, from a time on, when all servers show what is new. Rows go once it was told, and
-- after an hour in any case: where no CDN is set nobody tells.
create table purge_note (
	number bigint generated always as identity primary key,
	key text not null,
	send_after timestamptz(3) not null,
	noted_at timestamptz(3) not null default now(),
	attempts integer not null default 0
);
create index purge_note_due on purge_note (send_after);

-- Pages may show published cases: what everybody sees of one has changed, or there is one more or less. Servers keep what they
-- have prerendered for five seconds.
create function note_public_cases() returns trigger language plpgsql as $$
declare
	changed boolean;
begin
	if tg_op = 'INSERT' then
		changed := exists (select from after_rows where published);
	elsif tg_op = 'DELETE' then
		changed := exists (select from before_rows where published);
	else
		changed := exists (
			select from before_rows as b join after_rows as a using (id)
			where (a.published or b.published) and
				(a.published, a.public_attachments, a.status, a.reply, a.title, a.public_text, a.category_id, a.project_id, a.rating)
				is distinct from
				(b.published, b.public_attachments, b.status, b.reply, b.title, b.public_text, b.category_id, b.project_id, b.rating)
		);
	end if;
	if changed then
		insert into purge_note (key, send_after) values ('cases', now() + interval '6 seconds');
	end if;
	return null;
end $$;
create trigger note_public_cases_inserted after insert on message
	referencing new table as after_rows for each statement execute function note_public_cases();
create trigger note_public_cases_updated after update on message
	referencing old table as before_rows new table as after_rows for each statement execute function note_public_cases();
create trigger note_public_cases_deleted after delete on message
	referencing old table as before_rows for each statement execute function note_public_cases();
