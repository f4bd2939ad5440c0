-- Days are reckoned in the portal's time zone, which its site document says: of the counts by day as of everything else.
create table calendar (
	only_row boolean primary key default true check (only_row),
	time_zone text not null
);
insert into calendar (time_zone) values ('UTC');

create function city_day(at timestamptz) returns date language sql stable as $$
	select (at at time zone (select time_zone from calendar))::date
$$;

create or replace function message_day_add() returns trigger language plpgsql as $$
begin
	perform message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select city_day(submitted_at) as day, category_id, status, project_id, count(*)::integer as step
		from added where published group by 1, 2, 3, 4
	) as steps having count(*) > 0;
	return null;
end $$;

create or replace function message_day_remove() returns trigger language plpgsql as $$
begin
	perform message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select city_day(submitted_at) as day, category_id, status, project_id, -count(*)::integer as step
		from removed where published group by 1, 2, 3, 4
	) as steps having count(*) > 0;
	return null;
end $$;

create or replace function message_day_change() returns trigger language plpgsql as $$
begin
	perform message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select day, category_id, status, project_id, sum(step)::integer as step from (
			select city_day(submitted_at) as day, category_id, status, project_id, 1 as step from added where published
			union all
			select city_day(submitted_at), category_id, status, project_id, -1 from removed where published
		) as both_sides group by 1, 2, 3, 4 having sum(step) <> 0
	) as steps having count(*) > 0;
	return null;
end $$;

-- Reckons days in another time zone from now on, and counts what was filed by its days. Who files meanwhile waits.
create function reckon_days_in(zone text) returns void language plpgsql as $$
begin
	if exists (select from calendar where time_zone = zone) then return; end if;
	lock table message in share row exclusive mode;
	update calendar set time_zone = zone;
	delete from message_day;
	perform message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select city_day(submitted_at) as day, category_id, status, project_id, count(*)::integer as step
		from message where published group by 1, 2, 3, 4
	) as steps having count(*) > 0;
end $$;
