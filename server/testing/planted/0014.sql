insert into erasure (message_id, cause) values ('e0000000-0000-4000-8000-000000000002', 'account_deleted');
