insert into reply_draft (message_id, text, author_id) values
	('e0000000-0000-4000-8000-000000000002', 'Thank you', 'a0000000-0000-4000-8000-000000000002');
