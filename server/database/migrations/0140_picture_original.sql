-- What a picture of a case was before rectangles were burnt into it: its bytes, read with a right of their own, and the
-- rectangles, in pixels. The upload's own row names the bytes that everybody else gets.
create table picture_original (
	upload_id text primary key references upload on delete cascade,
	author_id uuid references app_user on delete set null,
	file text not null,
	thumbnail text,
	size integer not null,
	areas jsonb not null,
	redacted_at timestamptz(3) not null default now()
);
