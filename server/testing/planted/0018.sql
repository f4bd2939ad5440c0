insert into login_code (mobile, mac, place, sent_at, expires_at) values
	('13700000801', '\x05', '\x06', '2024-01-01T00:00:00Z', '2099-01-01T00:00:00Z');
insert into login_place (mobile, place) values ('13700000801', '\x06');
