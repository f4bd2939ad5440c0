insert into case_on_behalf (message_id, channel, clerk_id) values
	('e0000000-0000-4000-8000-000000000002', 'phone', 'a0000000-0000-4000-8000-000000000002');
