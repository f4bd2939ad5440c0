insert into picture_original (upload_id, author_id, file, thumbnail, size, areas) values
	('first-picture', 'a0000000-0000-4000-8000-000000000002', 'first-picture-before', null, 12, '[]');
