-- What a person and the staff write to each other about a request for personal data is personal data itself: it stands in one
-- column of JSON, which is sealed as answers are (docs/decisions/0131), and is emptied when the request is settled.
-- contracts: the columns came with requests for personal data, which no version before this one has
alter table data_request add column correspondence jsonb;
update data_request set correspondence = jsonb_build_object(
	'wish', wish,
	'exchanges', case when question is null then '[]'::jsonb
		else jsonb_build_array(jsonb_build_object('question', question, 'answer', null)) end
) where wish is not null or question is not null;
alter table data_request drop column wish, drop column question;
