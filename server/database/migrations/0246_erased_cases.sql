-- Which cases were erased on request, or are to be once they may, as the SHA-256 of their random id: a backup from before is
-- restored without what they held.
create table erased_case (
	digest bytea primary key,
	erased_on date not null default city_day(now())
);
insert into erased_case (digest)
	select sha256(convert_to(message_id::text, 'UTF8')) from held_erasure
	union
	select sha256(convert_to(message_id::text, 'UTF8')) from erasure
		where cause = 'erasure_requested' and message_id is not null;
