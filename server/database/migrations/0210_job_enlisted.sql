-- Since when a job is to be done: how late one is that has never gone well.
alter table job add column enlisted_at timestamptz(3) not null default now();
