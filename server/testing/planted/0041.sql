insert into case_exception (user_id, message_id, reason, expires_at) values
	('a0000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-000000000002', 'Stands in', '2099-01-01T00:00:00Z');
