insert into case_supervision (message_id, user_id, reason) values
	('e0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002', 'The mayor asks for it');
