-- Where a case has left a category, who read it there is told, as their lists show it no more.
alter table case_change add column former_category_id uuid;

create or replace function message_counts_changes() returns trigger language plpgsql as $$
begin
	if (new.status, new.reply, new.rating, new.published, new.assignee_id, new.assigned_team, new.priority, new.district, new.category_id,
		new.merged_into, new.confidential)
		is distinct from (old.status, old.reply, old.rating, old.published, old.assignee_id, old.assigned_team, old.priority, old.district,
		old.category_id, old.merged_into, old.confidential)
	then
		new.version := old.version + 1;
		insert into case_change (message_id, former_category_id) values (
			new.id,
			-- What only its own office has read concerns nobody else.
			case when new.category_id <> old.category_id and not old.restricted then old.category_id end
		);
	end if;
	return new;
end $$;
