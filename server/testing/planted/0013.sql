insert into message_watch (message_id, look_after) values ('e0000000-0000-4000-8000-000000000002', '2099-01-01T00:00:00Z');
