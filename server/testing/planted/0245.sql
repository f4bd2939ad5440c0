insert into case_checklist (message_id, state, item, user_id) values
	('e0000000-0000-4000-8000-000000000002', 'in_progress', 'seen', 'a0000000-0000-4000-8000-000000000002');
