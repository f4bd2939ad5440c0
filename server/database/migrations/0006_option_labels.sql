-- The labels of answers that were chosen from an operation's options, by pointer into the data.
alter table message add column labels jsonb not null default '{}';
