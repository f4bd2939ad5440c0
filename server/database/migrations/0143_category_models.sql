-- What the portal has learned of which words stand in cases of which category: how often each word was found, by category,
-- of words alone that several people wrote; and how it did with cases that it had not seen.
create table category_model (
	version integer generated always as identity primary key,
	trained_at timestamptz(3) not null default now(),
	cases integer not null,
	figures jsonb not null,
	model jsonb not null
);
