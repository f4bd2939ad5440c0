-- Who of those who handle cases is away, and who stands in for them meanwhile. Days are the city's, both included.
create table absence (
	user_id uuid primary key references app_user on delete cascade,
	from_day date not null,
	until_day date not null,
	deputy_id uuid references app_user on delete set null,
	check (until_day >= from_day)
);
create index absence_deputy on absence (deputy_id) where deputy_id is not null;
