-- Days are counted anew in another time zone beside what goes on, and the figures switch over when that is done: counts
-- belong to a counting, and the calendar says which one holds and how far the next one has come.
alter table message_day add column counting integer not null default 0;
alter table message_day drop constraint message_day_pkey, add primary key (counting, category_id, status, project_id, day);

-- time_zone: that of the release in force. counted_zone: the one by which the counting that holds was made. While the two
-- differ, the next counting is under way: it has counted all published cases up to a place in the order of their filing.
alter table calendar
	add column counted_zone text,
	add column counting integer not null default 0,
	add column next_counting integer not null default 0,
	add column counted_at timestamptz not null default '-infinity',
	add column counted_id uuid not null default '00000000-0000-0000-0000-000000000000';
update calendar set counted_zone = time_zone;
alter table calendar alter column counted_zone set not null;

drop function message_day_count(message_step[]);

-- No number is used twice: what is left of a counting that was given up must not be counted on.
create sequence message_counting as integer;

-- Adds steps to all the rows of a counting that they count in.
create function message_day_count(into_counting integer, steps message_step[]) returns void language sql as $$
	insert into message_day (counting, day, category_id, status, project_id, count)
	select into_counting, steps.day, categories.value, statuses.value, projects.value, sum(steps.step)
	from unnest(steps) as steps,
		lateral (values (steps.category_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as categories (value),
		lateral (values (steps.status), ('')) as statuses (value),
		lateral (values (steps.project_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as projects (value)
	where projects.value is not null
	group by 1, 2, 3, 4, 5 having sum(steps.step) <> 0 order by 3, 4, 5, 2
	on conflict (counting, category_id, status, project_id, day) do update set count = message_day.count + excluded.count
$$;

create type message_change as (submitted_at timestamptz, id uuid, category_id uuid, status text, project_id uuid, step integer);

-- Counts changes of published cases: in the counting that holds, and in the next one where it has come past them. Its
-- batches and the transactions that change cases keep each other out, so that each change is counted by exactly one of them.
create function message_day_follow(changes message_change[]) returns void language plpgsql as $$
declare
	now_at calendar;
begin
	perform pg_advisory_xact_lock_shared(7150213);
	select * into now_at from calendar;
	perform message_day_count(now_at.counting, array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select (submitted_at at time zone now_at.counted_zone)::date as day, category_id, status, project_id, sum(step)::integer as step
		from unnest(changes) group by 1, 2, 3, 4 having sum(step) <> 0
	) as steps having count(*) > 0;
	if now_at.next_counting <> now_at.counting then
		perform message_day_count(now_at.next_counting, array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
			select (submitted_at at time zone now_at.time_zone)::date as day, category_id, status, project_id, sum(step)::integer as step
			from unnest(changes) where (submitted_at, id) <= (now_at.counted_at, now_at.counted_id)
			group by 1, 2, 3, 4 having sum(step) <> 0
		) as steps having count(*) > 0;
	end if;
end $$;

create or replace function message_day_add() returns trigger language plpgsql as $$
begin
	perform message_day_follow(array_agg(row(submitted_at, id, category_id, status, project_id, 1)::message_change))
	from added where published having count(*) > 0;
	return null;
end $$;

create or replace function message_day_remove() returns trigger language plpgsql as $$
begin
	perform message_day_follow(array_agg(row(submitted_at, id, category_id, status, project_id, -1)::message_change))
	from removed where published having count(*) > 0;
	return null;
end $$;

create or replace function message_day_change() returns trigger language plpgsql as $$
begin
	perform message_day_follow(array_agg(row(submitted_at, id, category_id, status, project_id, step)::message_change)) from (
		select submitted_at, id, category_id, status, project_id, 1 as step from added where published
		union all
		select submitted_at, id, category_id, status, project_id, -1 from removed where published
	) as both_sides having count(*) > 0;
	return null;
end $$;

-- Reckons days in another time zone from now on; what is counted by day is counted anew by and by. Nobody waits for it.
create or replace function reckon_days_in(zone text) returns void language plpgsql as $$
begin
	update calendar set
		time_zone = zone,
		next_counting = case when zone = counted_zone then counting else nextval('message_counting') end,
		counted_at = '-infinity', counted_id = '00000000-0000-0000-0000-000000000000'
	where time_zone <> zone;
	-- Before the first case there is nothing to count.
	if not exists (select from message) then update calendar set counted_zone = time_zone, counting = next_counting; end if;
end $$;

-- Counts the next so many published cases in the time zone of the release in force; false when there was nothing left to
-- do. Gives up, with an error, where it is kept waiting for the transactions that change cases: those come first.
create function count_days_anew(batch integer) returns boolean language plpgsql as $$
declare
	now_at calendar;
	reached record;
begin
	set local lock_timeout = '300ms';
	perform pg_advisory_xact_lock(7150213);
	-- A change of the time zone meanwhile waits for the end of the batch.
	select * into now_at from calendar for update;
	if now_at.next_counting = now_at.counting then return false; end if;
	select submitted_at, id into reached from (
		select submitted_at, id from message
		where published and (submitted_at, id) > (now_at.counted_at, now_at.counted_id)
		order by submitted_at, id limit batch
	) as ahead order by submitted_at desc, id desc limit 1;
	if not found then
		update calendar set counting = next_counting, counted_zone = time_zone;
		return true;
	end if;
	perform message_day_count(now_at.next_counting, array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select (submitted_at at time zone now_at.time_zone)::date as day, category_id, status, project_id, count(*)::integer as step
		from message where published
			and (submitted_at, id) > (now_at.counted_at, now_at.counted_id)
			and (submitted_at, id) <= (reached.submitted_at, reached.id)
		group by 1, 2, 3, 4
	) as steps having count(*) > 0;
	update calendar set counted_at = reached.submitted_at, counted_id = reached.id;
	return true;
end $$;
