insert into preview (pass_hash, manifest_id, files, created_by, expires_at) values
	('pass', 'manifest', '{}', 'a0000000-0000-4000-8000-000000000002', '2099-01-01T00:00:00Z');
