insert into absence (user_id, from_day, until_day) values ('a0000000-0000-4000-8000-000000000002', '2024-07-01', '2024-07-14');
