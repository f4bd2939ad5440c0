-- Stored files that everybody may see and that somebody has asked for: each is copied, unsealed, to where browsers fetch it from
-- the object storage itself. `copied_at` is when its copy was there; before that it is wanted.
create table open_file (
	file text primary key,
	mime text not null,
	wanted_at timestamptz(3) not null default now(),
	copied_at timestamptz(3)
);
create index open_file_wanted on open_file (wanted_at) where copied_at is null;
