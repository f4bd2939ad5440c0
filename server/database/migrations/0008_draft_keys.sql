-- The key under which a draft's form will be sent: every device that holds the draft sends it under this one.
alter table draft add column idempotency_key text not null default gen_random_uuid();

-- Drafts that their owners discarded, so that their other devices discard them too. Kept as long as drafts are.
create table discarded_draft (
	user_id uuid not null references app_user on delete cascade,
	idempotency_key text not null,
	form text not null,
	discarded_at timestamptz(3) not null default now(),
	primary key (user_id, idempotency_key)
);
create index discarded_draft_discarded_at on discarded_draft (discarded_at);
