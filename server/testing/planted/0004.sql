-- What citizens do with cases, and what waits for them.
insert into case_action (message_id, key, digest) values ('e0000000-0000-4000-8000-000000000001', 'rate-1', 'digest');
insert into message_follow (user_id, message_id) values
	('a0000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-000000000001'),
	('a0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000002');
insert into message_support (user_id, message_id) values ('a0000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-000000000001');
insert into notification (id, user_id, message_id, kind, status) values
	('f1000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000001', 'case_replied', 'replied');
insert into sms_notice (user_id, message_id, attempts) values ('a0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000001', 3);
insert into draft (user_id, form, form_hash, data, version, expires_at) values
	('a0000000-0000-4000-8000-000000000001', 'complaint', 'first-form', '{"title": "Half a"}', 2, '2099-01-01T00:00:00Z');
update message set query_code_mac = '\x03', supports = 1 where number = '20240103-000002';
