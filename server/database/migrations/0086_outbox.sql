-- What is to leave the portal by a channel, written in the transaction of what it tells of and sent by a job. A row holds no
-- address and no word of a case: what is said is made as it is sent. The id goes along with each attempt, so that who gets it
-- twice can tell. A case that was filed without a name has rows for followers and webhooks alone.
create table outbox (
	id uuid primary key default gen_random_uuid(),
	-- What happened; the same for all that are told of it.
	event_id uuid not null,
	kind text not null,
	channel text not null check (channel in ('sms', 'email', 'webhook')),
	user_id uuid references app_user on delete cascade,
	-- The webhook's id in the settings.
	webhook text,
	message_id uuid references message on delete cascade,
	-- The state that the case came into.
	status text,
	state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'discarded')),
	attempts integer not null default 0,
	created_at timestamptz(3) not null default now(),
	send_after timestamptz(3) not null default now(),
	-- Why the last attempt failed, or why somebody gave it up; nothing of what was to be said.
	reason text,
	settled_at timestamptz(3),
	check ((user_id is null) = (channel = 'webhook')),
	check ((webhook is null) = (channel <> 'webhook'))
);
create unique index outbox_once on outbox (event_id, channel, coalesce(webhook, user_id::text));
create index outbox_waiting on outbox (channel, send_after) where state = 'waiting';
create index outbox_dead on outbox (settled_at desc, id desc) where state = 'dead';
create index outbox_settled on outbox (settled_at) where state <> 'waiting';
create index outbox_user on outbox (user_id) where user_id is not null;
create index outbox_message on outbox (message_id) where message_id is not null;

insert into outbox (event_id, kind, channel, user_id, message_id, status, attempts, send_after)
select gen_random_uuid(),
	case message.status when 'replied' then 'case_replied' when 'info_requested' then 'info_requested' else 'case_moved' end,
	'sms', sms_notice.user_id, message_id, message.status, attempts, send_after
from sms_notice join message on message.id = message_id;
drop table sms_notice;
delete from job where name = 'send_notices';
