-- A question that a handler asks of who filed a case, to be answered in a form of the portal, and what was answered: in one column of
-- JSON, which is sealed as a case's own answers are (docs/decisions/0131).
create table case_question (
	flow_id uuid primary key references message_flow on delete cascade,
	message_id uuid not null references message on delete cascade,
	form text not null,
	answer_flow_id uuid references message_flow on delete cascade,
	form_hash text,
	answered jsonb
);
create index case_question_message on case_question (message_id);
create index case_question_answer on case_question (answer_flow_id);
