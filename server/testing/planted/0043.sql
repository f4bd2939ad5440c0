insert into release_schedule (release_id, over_id, starts_at, state) values ('first-release', 'first-release', '2024-02-01T00:00:00Z', 'ended');
insert into release_approval (draft_id, version, user_id, note) values
	('b0000000-0000-4000-8000-000000000001', 1, 'a0000000-0000-4000-8000-000000000002', 'Fine');
