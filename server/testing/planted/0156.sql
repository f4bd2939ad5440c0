insert into purge_note (key, send_after) values ('cases', '2099-01-01T00:00:00Z');
