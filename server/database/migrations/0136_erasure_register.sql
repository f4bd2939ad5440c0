-- The register of what was erased says which category it was of and how long that is stored, also once the case is gone.
alter table erasure add column category_id uuid references category;
alter table erasure add column stored_length int;
alter table erasure add column stored_unit text;
create index erasure_day on erasure (erased_on);
