insert into outbox (event_id, kind, channel, webhook, message_id, status) values
	('b1000000-0000-4000-8000-000000000001', 'case_replied', 'webhook', 'crm', 'e0000000-0000-4000-8000-000000000001', 'replied');
