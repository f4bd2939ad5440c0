-- A portal of the first schema: a citizen and a handler, one release, two categories, a case each with and without a name, files.
insert into setting (key, value) values ('secret', '{"hex": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}');
insert into app_user (id, mobile, nickname, roles) values
	('a0000000-0000-4000-8000-000000000001', '13700000801', 'Citizen of the first year', '{}'),
	('a0000000-0000-4000-8000-000000000002', '13700000802', 'Handler of the first year', '{handler}');
insert into session (token_hash, user_id, expires_at) values ('\x01', 'a0000000-0000-4000-8000-000000000001', '2099-01-01T00:00:00Z');
insert into login_code (mobile, mac, expires_at) values ('13700000801', '\x02', '2099-01-01T00:00:00Z');
insert into rate_window (key, opened_at, count, closes_at) values ('code:13700000801', '2024-01-01T00:00:00Z', 1, '2099-01-01T00:00:00Z');
insert into release (id, manifest, sources) values ('first-release', '{"id": "first-release", "routes": [], "forms": {}}', '[]');
insert into artefact (name, body) values ('first-artefact.json', '{}');
insert into release_artefact (release_id, name) values ('first-release', 'first-artefact.json');
insert into publication (release_id, origin, author_id, published_at) values
	('first-release', 'shipped', 'a0000000-0000-4000-8000-000000000002', '2024-01-01T00:00:00Z');
insert into category (id, code, name, description, form, position) values
	('c0000000-0000-4000-8000-000000000001', 'road', 'Roads and pavements', 'Holes and kerbs', 'complaint', 1),
	('c0000000-0000-4000-8000-000000000002', 'suggestion', 'Suggestions', 'Ideas', 'suggestion', 2);
insert into article (id, slug, title, summary, category, author, body, published_at) values
	('d0000000-0000-4000-8000-000000000001', 'the-first-article', 'The first article', 'What began', 'news', 'City', '<p>It began.</p>', '2024-01-02T00:00:00Z');
insert into project (id, slug, title, summary, body, status, location, published_at) values
	('d0000000-0000-4000-8000-000000000002', 'the-first-project', 'The first project', 'What is built', '<p>It is built.</p>', 'active', 'Old town', '2024-01-02T00:00:00Z');
insert into message (id, number, user_id, form, form_hash, release_id, category_id, project_id, title, data, status, submitted_at, replied_at,
	reply, rating, published, public_attachments, idempotency_owner, idempotency_key, request_digest, public_text) values
	('e0000000-0000-4000-8000-000000000001', '20240103-000001', 'a0000000-0000-4000-8000-000000000001', 'complaint', 'first-form', 'first-release',
	'c0000000-0000-4000-8000-000000000001', 'd0000000-0000-4000-8000-000000000002', 'A hole of the first year', '{"title": "A hole of the first year"}',
	'replied', '2024-01-03T00:00:00Z', '2024-01-05T00:00:00Z', '<p>It is filled.</p>', 5, true, true, 'a0000000-0000-4000-8000-000000000001',
	'key-of-the-first', 'digest', 'A hole of the first year'),
	('e0000000-0000-4000-8000-000000000002', '20240103-000002', null, 'suggestion', 'first-form', 'first-release',
	'c0000000-0000-4000-8000-000000000002', null, 'An idea without a name', '{"title": "An idea without a name"}',
	'submitted', '2024-01-03T01:00:00Z', null, null, null, false, false, 'anonymous', 'key-without-a-name', 'digest', '');
insert into message_flow (id, message_id, action, from_status, to_status, note, actor, created_at) values
	('f0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000001', 'submit', null, 'submitted', '', '', '2024-01-03T00:00:00Z'),
	('f0000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-000000000001', 'reply', 'submitted', 'replied', 'Filled.', 'Roads', '2024-01-05T00:00:00Z'),
	('f0000000-0000-4000-8000-000000000003', 'e0000000-0000-4000-8000-000000000002', 'submit', null, 'submitted', '', '', '2024-01-03T01:00:00Z');
insert into upload (id, owner_id, message_id, name, size, mime, file, thumbnail) values
	('first-picture', 'a0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000001', 'hole.jpg', 10, 'image/jpeg', 'first-picture', 'first-picture-thumbnail'),
	('first-plan', null, 'e0000000-0000-4000-8000-000000000002', 'plan.pdf', 10, 'application/pdf', 'first-plan', null);
insert into user_log (user_id, type, path, at) values ('a0000000-0000-4000-8000-000000000001', 'visit', '/', '2024-01-03T00:00:00Z');
insert into job (name) values ('send_notices'), ('sweep');
