insert into publication_proposal (message_id, author_id, attachments) values
	('e0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002', false);
insert into case_original (message_id, author_id, words, before) values
	('e0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', '{Smith}', '{"title": "A hole before Smith"}');
