insert into discarded_draft (user_id, idempotency_key, form) values ('a0000000-0000-4000-8000-000000000001', 'key-of-a-draft', 'complaint');
