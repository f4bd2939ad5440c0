-- How far people get in a form, counted by day and version of the form: nobody's name, no values, no single visit.
create table form_funnel (
	day date not null,
	form text not null,
	form_hash text not null,
	event text not null check (event in ('reached', 'erred', 'left', 'sent')),
	-- A step by its id, a field by its JSON Pointer (* for any row), or nothing.
	place text not null,
	-- Which rule a value broke.
	keyword text not null,
	count bigint not null,
	primary key (form_hash, day, event, place, keyword)
);
create index form_funnel_form on form_funnel (form);
create index form_funnel_day on form_funnel (day);
