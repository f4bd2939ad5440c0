insert into open_file (file, mime) values ('first-picture', 'image/jpeg');
