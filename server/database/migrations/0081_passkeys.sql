-- Passkeys of staff: what their owner's device proves that it holds the other half of.
create table passkey (
	-- The credential's id, base64url.
	id text primary key,
	user_id uuid not null references app_user on delete cascade,
	public_key bytea not null,
	-- How often it was used, as the device counts; one that counts backwards was copied.
	counter bigint not null,
	transports text[] not null default '{}',
	name text not null,
	created_at timestamptz(3) not null default now(),
	last_used_at timestamptz(3)
);
create index passkey_user on passkey (user_id);

-- What a device is asked to sign: each once, for five minutes, for one purpose and, but for signing in, in one session.
create table passkey_challenge (
	challenge_hash bytea primary key,
	purpose text not null check (purpose in ('register', 'sign_in', 'confirm')),
	session_id uuid references session (id) on delete cascade,
	expires_at timestamptz(3) not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
