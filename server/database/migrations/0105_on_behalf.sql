-- Cases that staff took in for somebody: who, and how they were reached. Apart from the case itself, so that nothing that shows
-- cases to the public reads it.
create table case_on_behalf (
	message_id uuid primary key references message on delete cascade,
	channel text not null check (channel in ('phone', 'counter', 'letter')),
	clerk_id uuid references app_user on delete set null
);
