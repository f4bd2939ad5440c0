-- Far pages are found in an index alone, so each holds all that its list asks for.
drop index article_views;
create index article_views on article (views, id) include (published_at);

-- What a case's followers and filer are shown of it follows from whether it is public; kept beside each entry, so that
-- their lists need not look at every case to find a page.
alter table message_follow add column visible boolean not null default true;
alter table notification add column visible boolean not null default true;

update message_follow set visible = false
	from message where message.id = message_follow.message_id and not message.published;
update notification set visible = false
	from message where message.id = notification.message_id and not message.published
		and message.user_id is distinct from notification.user_id;

create function message_visibility() returns trigger language plpgsql as $$
begin
	update message_follow set visible = new.published where message_id = new.id and visible <> new.published;
	update notification set visible = (new.published or new.user_id is not distinct from notification.user_id)
		where message_id = new.id
			and visible <> (new.published or new.user_id is not distinct from notification.user_id);
	return null;
end $$;

create trigger message_visibility after update of published, user_id on message for each row
	when (old.published <> new.published or old.user_id is distinct from new.user_id)
	execute function message_visibility();

drop index message_follow_newest;
create index message_follow_newest on message_follow (user_id, created_at, id) where visible;
create index notification_newest_visible on notification (user_id, created_at, id) where visible;
drop index notification_newest;
drop index notification_unread;
create index notification_unread on notification (user_id, created_at, id) where visible and not read;
