-- Whether any clock of a case ran out before what it waits for was done, as it was last counted; null where it was not yet.
alter table message add column missed boolean;
