-- Where somebody is told by e-mail. An address counts once a code that was sent there has come back; until then the one before
-- goes on.
create table email_address (
	user_id uuid primary key references app_user on delete cascade,
	address text,
	verified_at timestamptz(3),
	pending text,
	code_mac bytea,
	code_expires_at timestamptz(3),
	code_attempts integer not null default 0,
	check ((address is null) = (verified_at is null)),
	check ((pending is null) = (code_mac is null))
);

-- What somebody wants to be told by a channel, or not, where that differs from what is usual.
create table channel_choice (
	user_id uuid not null references app_user on delete cascade,
	kind text not null,
	channel text not null,
	wanted boolean not null,
	primary key (user_id, kind, channel)
);

-- When somebody wants no short message, in the portal's time zone; beside the portal's own quiet hours.
create table quiet_hours (
	user_id uuid primary key references app_user on delete cascade,
	starts text not null check (starts ~ '^[0-2][0-9]:[0-5][0-9]$'),
	ends text not null check (ends ~ '^[0-2][0-9]:[0-5][0-9]$')
);
