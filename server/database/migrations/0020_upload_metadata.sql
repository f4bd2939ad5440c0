-- Whether a file may still tell who made it: its author, maker, place or times could not be taken out. What was stored
-- before nobody has looked into: pictures are written anew since ever, of the others it has to be assumed.
alter table upload add column keeps_metadata boolean not null default false;
update upload set keeps_metadata = true where mime not like 'image/%';
