insert into audit_entry (actor_id, actor, action, object_kind, object_id, detail, origin) values
	('a0000000-0000-4000-8000-000000000002', 'Handler of the first year', 'case.read', 'case', 'e0000000-0000-4000-8000-000000000001', '{}', '10.0.0.1');
