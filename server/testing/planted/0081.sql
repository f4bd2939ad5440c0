insert into passkey (id, user_id, public_key, counter, name) values ('key', 'a0000000-0000-4000-8000-000000000002', '\x09', 1, 'Phone');
insert into passkey_challenge (challenge_hash, purpose, expires_at) values ('\x0a', 'sign_in', '2099-01-01T00:00:00Z');
