-- Browsers in which somebody wants to be told: the address that the browser's push service has given, and the keys by which only
-- that browser reads what is sent there. Each hangs on the session that asked for it, and ends with it.
-- contracts: the check only takes one channel more; the former version writes those that it knew
create table push_subscription (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references app_user on delete cascade,
	session_id uuid not null unique references session (id) on delete cascade,
	endpoint text not null unique,
	-- The browser's public key and the secret that it shares with the portal, in base64url.
	p256dh text not null,
	auth text not null,
	created_at timestamptz(3) not null default now()
);
create index push_subscription_user on push_subscription (user_id);

alter table outbox drop constraint outbox_channel_check,
	add constraint outbox_channel_check check (channel in ('sms', 'email', 'push', 'webhook'));
