-- What a category is, documents say. A portal that was given its categories here keeps them as such a document, for the
-- releases from before there were any (server/cases/categories.ts).
insert into setting (key, value)
select 'categories_before_documents', jsonb_build_object(
	'kind', 'categories', 'id', 'categories', 'publicity', 'by_state',
	'categories', jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
		'code', category.code, 'name', category.name, 'description', category.description,
		'elsewhere', category.elsewhere, 'form', category.form, 'parent', parent.code
	)) order by category.position, category.code)
)
from category left join category as parent on parent.id = category.parent_id
having count(*) > 0;

-- Of a category are kept its code, what it was last called, for cases of one that is gone, and whether its cases are
-- never published.
alter table category
	drop column description,
	drop column parent_id,
	drop column form,
	drop column elsewhere,
	drop column position,
	add column never_published boolean not null default false;

-- Whoever filed it was told that nobody else will read it: it stays so, whatever its category says later.
alter table message
	add column confidential boolean not null default false,
	add constraint message_never_published check (not (published and confidential));
