insert into release_schedule (release_id, over_id, starts_at, state, map, problem, problem_values) values (
	'first-release', 'first-release', '2024-03-01T00:00:00Z', 'failed', '{"/workflow/states/merged": "closed"}',
	'This release was revoked: {reason}', '{"reason": "No."}');
