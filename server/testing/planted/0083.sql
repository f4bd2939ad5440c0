insert into draft_presence (draft_id, user_id, tab) values
	('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', 'tab');
