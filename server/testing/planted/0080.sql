insert into openid_sign_in (browser_hash, state, nonce, code_verifier, return_to, expires_at) values
	('\x08', 'state', 'nonce', 'verifier', '/admin', '2099-01-01T00:00:00Z');
insert into openid_identity (issuer, subject, user_id) values ('https://id.example', 'subject', 'a0000000-0000-4000-8000-000000000002');
