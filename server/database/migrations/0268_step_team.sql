-- Which team had a case when a step was taken: what citizens read of a step stays as it was when the case goes to another office.
-- Steps taken before have none, and go by the team that has the case.
alter table message_flow add column team text;

create function message_flow_has_team() returns trigger language plpgsql as $$
begin
	new.team := (
		select coalesce(message.assigned_team, category.team)
		from message join category on category.id = message.category_id
		where message.id = new.message_id
	);
	return new;
end $$;
create trigger message_flow_team before insert on message_flow
	for each row when (not new.by_citizen and new.team is null) execute function message_flow_has_team();
