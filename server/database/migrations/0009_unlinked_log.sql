-- What is recorded of visits, actions and errors is not linked to who it was.
alter table user_log drop column user_id;
