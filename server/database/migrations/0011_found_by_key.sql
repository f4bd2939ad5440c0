-- A case is found by its key in whosoever name it was filed, and a version of a form by any release that offered it.
create index message_idempotency_key on message (idempotency_key);
create index release_artefact_name on release_artefact (name);
