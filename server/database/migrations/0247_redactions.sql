-- What was redacted of cases, for backups from before: of a text how long it was and its MAC, which find it again and tell nothing;
-- of a picture which bytes everybody gets from then on, and what is black in them (nothing where it was taken back).
create table redaction (
	id uuid primary key default gen_random_uuid(),
	message_id uuid not null references message on delete cascade,
	redacted_at timestamptz(3) not null default clock_timestamp(),
	text jsonb,
	picture jsonb
);
create index redaction_message on redaction (message_id);
-- The same id in whichever copy of the database this is run.
insert into redaction (id, message_id, redacted_at, picture)
	select md5(upload_id || extract(epoch from redacted_at))::uuid, message_id, redacted_at, jsonb_build_object(
		'upload', upload_id, 'file', upload.file, 'thumbnail', upload.thumbnail, 'size', upload.size, 'areas', areas
	) from picture_original join upload on upload.id = upload_id where message_id is not null;
