-- That something was erased, never what. Only the day: a moment would tell which cases had one filer.
create table erasure (
	id uuid primary key default gen_random_uuid(),
	message_id uuid references message on delete cascade,
	cause text not null,
	erased_on date not null default city_day(now())
);
create index erasure_message on erasure (message_id) where message_id is not null;
