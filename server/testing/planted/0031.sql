insert into draft_release_edit (draft_id, version, edit_id, edit, author_id) values
	('b0000000-0000-4000-8000-000000000001', 1, 'edit-1', '{"kind": "set"}', 'a0000000-0000-4000-8000-000000000002');
