insert into content_version (kind, content_id, number, content, author) values
	('article', 'd0000000-0000-4000-8000-000000000001', 1, '{"title": "The first article"}', 'City');
insert into content_change (what) values ('article');
