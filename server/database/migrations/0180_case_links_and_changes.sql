-- A case that a later word has opened continues the one that was closed for good.
alter table case_link drop constraint case_link_kind_check,
	add constraint case_link_kind_check check (kind in ('related', 'split', 'merged', 'continued'));
update case_link set kind = 'continued' from message
where message.id = case_link.other_id and message.idempotency_owner = 'later:' || case_link.message_id;

-- By its transaction a change is told from those that a snapshot has seen, whatever number it has: the one with the lower number
-- may be committed later.
alter table case_change add column transaction xid8 not null default pg_current_xact_id(),
	alter column at set default clock_timestamp();
create index case_change_transaction on case_change (transaction);

-- That a suggested category is not the case's, as somebody said who handles it.
create table dismissed_suggestion (
	message_id uuid not null references message on delete cascade,
	code text not null,
	author_id uuid references app_user on delete set null,
	created_at timestamptz(3) not null default now(),
	primary key (message_id, code)
);
