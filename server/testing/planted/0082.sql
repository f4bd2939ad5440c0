insert into form_funnel (day, form, form_hash, event, place, keyword, count) values ('2024-05-01', 'complaint', 'first-form', 'reached', 'step', '', 7);
