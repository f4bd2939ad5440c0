-- Sign-ins at the provider of OpenID Connect that are under way, each in one browser, for ten minutes.
create table openid_sign_in (
	-- SHA-256 of the cookie that the browser holds: what is stored signs nobody in.
	browser_hash bytea primary key,
	state text not null,
	nonce text not null,
	code_verifier text not null,
	-- Where to go on.
	return_to text not null,
	-- The session in which somebody shows anew that it is them; null for who signs in.
	session_id uuid references session (id) on delete cascade,
	-- Whether the provider's response has come: it counts once.
	answered boolean not null default false,
	-- Who it turned out to be, until the browser has fetched its session.
	user_id uuid references app_user on delete cascade,
	expires_at timestamptz(3) not null
);
create index openid_sign_in_expiry on openid_sign_in (expires_at);

-- Whom the provider knows under which subject. One of each provider for an account: a number or an address that is given to
-- somebody else does not give them the account.
create table openid_identity (
	issuer text not null,
	subject text not null,
	user_id uuid not null references app_user on delete cascade,
	linked_at timestamptz(3) not null default now(),
	primary key (issuer, subject),
	unique (issuer, user_id)
);
create index openid_identity_user on openid_identity (user_id);

-- The address under which the provider knows somebody of the staff, in small letters; entered by an administrator.
alter table app_user add column work_email text unique;

-- How a session was opened: by a code, at the provider, or with a passkey.
alter table session add column method text not null default 'code' check (method in ('code', 'openid', 'passkey'));
