-- Two codes of a number may be good at once, each with the place that asked for it: wrong ones are counted by place.
drop table login_code;

create table login_code (
	mobile text not null,
	mac bytea not null,
	place bytea not null,
	attempts integer not null default 0,
	sent_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	primary key (mobile, mac)
);

-- Where a number has logged in before, as MACs: no stranger uses up what it may do.
create table login_place (
	mobile text not null,
	place bytea not null,
	last_login_at timestamptz(3) not null default now(),
	primary key (mobile, place)
);
