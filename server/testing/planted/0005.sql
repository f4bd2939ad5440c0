insert into article_view (day, visitor, article_id) values ('2024-01-03', '\x04', 'd0000000-0000-4000-8000-000000000001');
