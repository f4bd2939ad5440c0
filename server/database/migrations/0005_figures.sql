-- Counts of published cases by day, now also by project, and for every choice of filters: the nil id and the empty
-- status stand for any, so that a total or a far page reads one row a day and no more.
drop trigger message_day_insert on message;
drop trigger message_day_delete on message;
drop trigger message_day_update on message;
drop function message_day_add();
drop function message_day_remove();
drop function message_day_change();
drop table message_day;

create table message_day (
	day date not null,
	category_id uuid not null,
	status text not null,
	project_id uuid not null,
	count integer not null,
	primary key (category_id, status, project_id, day)
);

create type message_step as (day date, category_id uuid, status text, project_id uuid, step integer);

-- Adds steps to all the rows that they count in.
create function message_day_count(steps message_step[]) returns void language sql as $$
	insert into message_day (day, category_id, status, project_id, count)
	select steps.day, categories.value, statuses.value, projects.value, sum(steps.step)
	from unnest(steps) as steps,
		lateral (values (steps.category_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as categories (value),
		lateral (values (steps.status), ('')) as statuses (value),
		lateral (values (steps.project_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as projects (value)
	where projects.value is not null
	group by 1, 2, 3, 4 having sum(steps.step) <> 0 order by 2, 3, 4, 1
	on conflict (category_id, status, project_id, day) do update set count = message_day.count + excluded.count
$$;

create function message_day_add() returns trigger language plpgsql as $$
begin
	perform message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select (submitted_at at time zone 'UTC')::date as day, category_id, status, project_id, count(*)::integer as step
		from added where published group by 1, 2, 3, 4
	) as steps having count(*) > 0;
	return null;
end $$;

create function message_day_remove() returns trigger language plpgsql as $$
begin
	perform message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select (submitted_at at time zone 'UTC')::date as day, category_id, status, project_id, -count(*)::integer as step
		from removed where published group by 1, 2, 3, 4
	) as steps having count(*) > 0;
	return null;
end $$;

create function message_day_change() returns trigger language plpgsql as $$
begin
	perform message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
		select day, category_id, status, project_id, sum(step)::integer as step from (
			select (submitted_at at time zone 'UTC')::date as day, category_id, status, project_id, 1 as step
			from added where published
			union all
			select (submitted_at at time zone 'UTC')::date, category_id, status, project_id, -1 from removed where published
		) as both_sides group by 1, 2, 3, 4 having sum(step) <> 0
	) as steps having count(*) > 0;
	return null;
end $$;

create trigger message_day_insert after insert on message
	referencing new table as added for each statement execute function message_day_add();
create trigger message_day_delete after delete on message
	referencing old table as removed for each statement execute function message_day_remove();
create trigger message_day_update after update on message
	referencing old table as removed new table as added for each statement execute function message_day_change();

select message_day_count(array_agg(row(day, category_id, status, project_id, step)::message_step)) from (
	select (submitted_at at time zone 'UTC')::date as day, category_id, status, project_id, count(*)::integer as step
	from message where published group by 1, 2, 3, 4
) as steps having count(*) > 0;

-- Times to reply and ratings are read for statistics without the cases themselves.
create index message_reply_time on message (submitted_at) include (replied_at, project_id) where replied_at is not null;
create index message_rating on message (submitted_at) include (rating, project_id) where rating is not null;

-- Who has opened which article on a day, as a hash that nobody can turn back: a visit counts one view.
create table article_view (
	day date not null,
	visitor bytea not null,
	article_id uuid not null references article on delete cascade,
	primary key (day, visitor, article_id)
);
create index article_view_article on article_view (article_id);
