insert into push_subscription (user_id, session_id, endpoint, p256dh, auth)
select user_id, id, 'https://push.example/first', 'BAAA', 'AAAA' from session where token_hash = '\x01';
