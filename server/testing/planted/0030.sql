insert into draft_release (id, name, base_id, version, created_by) values
	('b0000000-0000-4000-8000-000000000001', 'Next spring', 'first-release', 1, 'a0000000-0000-4000-8000-000000000002');
