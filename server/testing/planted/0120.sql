insert into outside_link (id, message_id, author_id, party, question, fields, attachments, token_hash, expires_at) values
	('b3000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002', 'Water works',
	'Is it yours?', '{/title}', false, 'token', '2099-01-01T00:00:00Z');
insert into outside_answer (link_id, key, text) values ('b3000000-0000-4000-8000-000000000001', 'answer-1', 'It is.');
