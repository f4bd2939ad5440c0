-- Few cases have a priority of their own, and of these lists are asked for in any state, too: without an index the whole table was
-- read through to count them, or all cases of a district.
create index message_all_priority on message (priority, submitted_at, id) include (restricted, category_id, due_at, status)
	where priority <> 0;
create index message_all_district_priority on message (district, priority, submitted_at, id) include (restricted, category_id, due_at, status)
	where priority <> 0 and district is not null;
