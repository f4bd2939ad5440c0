-- Which stored bytes a row knows is looked up for every file that is stored.
create index upload_file on upload (file);
create index upload_thumbnail on upload (thumbnail) where thumbnail is not null;
