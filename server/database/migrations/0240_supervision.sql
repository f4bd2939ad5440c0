-- That somebody supervises a case, and why.
create table case_supervision (
	message_id uuid primary key references message on delete cascade,
	user_id uuid not null references app_user on delete cascade,
	reason text not null,
	created_at timestamptz(3) not null default now()
);
create index case_supervision_user on case_supervision (user_id);
create trigger case_supervision_changes after insert on case_supervision
	referencing new table as added for each statement execute function case_changed();
create trigger case_supervision_moves after update on case_supervision
	referencing new table as added for each statement execute function case_changed();
create trigger case_supervision_ends after delete on case_supervision
	referencing old table as added for each statement execute function case_changed();
