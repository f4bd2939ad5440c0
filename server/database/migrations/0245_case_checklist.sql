-- What of the checklist of a case's state is done, by whom and since when.
create table case_checklist (
	message_id uuid not null references message on delete cascade,
	state text not null,
	item text not null,
	user_id uuid references app_user on delete set null,
	ticked_at timestamptz(3) not null default now(),
	primary key (message_id, state, item)
);
create index case_checklist_user on case_checklist (user_id);
create trigger case_checklist_changes after insert on case_checklist
	referencing new table as added for each statement execute function case_changed();
create trigger case_checklist_ends after delete on case_checklist
	referencing old table as added for each statement execute function case_changed();
