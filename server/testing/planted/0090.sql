insert into bulk_step (id, author_id, origin, step, state) values
	('b2000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', '10.0.0.1', '{"action": "assign"}', 'done');
insert into bulk_case (bulk_id, position, message_id, state) values
	('b2000000-0000-4000-8000-000000000001', 0, 'e0000000-0000-4000-8000-000000000002', 'done');
