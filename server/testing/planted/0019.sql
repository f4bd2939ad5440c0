insert into revocation (release_id, form, form_hash, reason, author_id) values
	('first-release', 'survey', 'survey-form', 'Asked for the wrong thing', 'a0000000-0000-4000-8000-000000000002');
