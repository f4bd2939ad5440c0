insert into dismissed_suggestion (message_id, code) values ('e0000000-0000-4000-8000-000000000002', 'road');
