insert into case_question (flow_id, message_id, form, form_hash, answered)
select id, message_id, 'ask-visit', repeat('a', 64), '{"data": {"remark": "Planted: ring twice."}, "labels": {}}' from message_flow limit 1;
