-- When a case's clocks are looked at next. A case has a row while a clock of the workflow document may be running for it,
-- so that with nothing due nothing else is read; each step of a case has it looked at anew.
create table message_watch (
	message_id uuid primary key references message on delete cascade,
	look_after timestamptz(3) not null default now()
);
create index message_watch_due on message_watch (look_after);

create function message_watch_anew() returns trigger language plpgsql as $$
begin
	insert into message_watch (message_id) select distinct message_id from added order by message_id
	on conflict (message_id) do update set look_after = excluded.look_after;
	return null;
end $$;

create trigger message_watch_step after insert on message_flow
	referencing new table as added for each statement execute function message_watch_anew();

-- The index that the look through all cases went by.
drop index message_open;
