insert into data_request (id, kind, channel, scope, user_id, wish, identity, due_on) values
	('b4000000-0000-4000-8000-000000000001', 'correction', 'portal', 'account', 'a0000000-0000-4000-8000-000000000001', 'My name is written otherwise.',
	'session', '2026-12-24');
insert into data_request_step (request_id, actor_id, action) values
	('b4000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', 'assigned');
insert into held_erasure (message_id) values ('e0000000-0000-4000-8000-000000000001');
