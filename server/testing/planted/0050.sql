-- What the desk knows of cases.
update message set assignee_id = 'a0000000-0000-4000-8000-000000000002', assigned_team = 'roads', priority = 1, due_at = '2024-02-01T00:00:00Z'
where number = '20240103-000002';
insert into case_note (message_id, author_id, text) values
	('e0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', 'Was there on Monday.');
insert into case_link (message_id, other_id, kind) values
	('e0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000002', 'related');
insert into case_view (owner_id, name, query) values ('a0000000-0000-4000-8000-000000000002', 'Mine', 'assignee=me');
insert into case_presence (message_id, user_id) values ('e0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002');
insert into case_extension (message_id, clock, days, reason, author_id) values
	('e0000000-0000-4000-8000-000000000002', 'accept', 5, 'Frost', 'a0000000-0000-4000-8000-000000000002');
insert into case_informed (message_id, user_id, via) values
	('e0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000002');
