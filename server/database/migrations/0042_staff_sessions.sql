-- When whoever is logged in last showed by a code, or a passkey, that it is them.
alter table session add column confirmed_at timestamptz(3) not null default now();
