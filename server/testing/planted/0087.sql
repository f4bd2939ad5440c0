insert into email_address (user_id, address, verified_at) values ('a0000000-0000-4000-8000-000000000001', 'citizen@city.example', '2024-05-01T00:00:00Z');
insert into channel_choice (user_id, kind, channel, wanted) values ('a0000000-0000-4000-8000-000000000001', 'case_replied', 'email', true);
insert into quiet_hours (user_id, starts, ends) values ('a0000000-0000-4000-8000-000000000001', '21:00', '07:00');
