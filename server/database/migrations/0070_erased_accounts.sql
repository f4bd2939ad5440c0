-- Which accounts were deleted, as the SHA-256 of their random id: a backup from before is restored without them.
create table erased_account (
	digest bytea primary key,
	erased_on date not null default city_day(now())
);
