insert into redaction (message_id, text) values ('e0000000-0000-4000-8000-000000000001', '{"length": 6, "mac": "00"}');
