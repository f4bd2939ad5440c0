-- The pieces of a case's texts, and beside them what it is filtered by, each after the quarter in which the case was filed. So the index
-- leaves out of a quarter what a filter does not mean, before a case is read. A trait begins with a space, as no piece does.
create function portico_dated(
	search tsvector, at timestamptz, category uuid, team text, person uuid, district text, state text, priority smallint, project uuid
) returns tsvector language sql immutable parallel restricted as $$
	select array_to_tsvector(array_agg(quarter || found))
	from cast(
		extract(year from at at time zone 'UTC')::integer * 4 + extract(quarter from at at time zone 'UTC')::integer - 1 as text
	) as quarter, unnest(tsvector_to_array(search) || array[
		' category ' || category, ' team ' || team, ' person ' || person, ' district ' || district, ' state ' || state,
		' priority ' || nullif(priority, 0), ' project ' || project
	]) as found
	where found is not null
$$;

-- What to ask of such an index for words of cases with some traits, quarter by quarter, the newest first: that of a time, or else of the
-- newest case. Of each word its rarest piece, and a second one where it leaves out more than it costs to read. And which share of
-- all cases has the rarest of them all, by the statistics of each: what is left out of these is rarer than any of them. It is planned once a
-- connection: to plan it takes four times as long as to run it.
create function portico_dated_queries(words text, traits text[], until timestamptz, out share double precision, out queries tsquery[])
language sql stable parallel safe set plan_cache_mode = force_generic_plan as $$
	with piece as (
		select word, place, substr(word, place, 2) as piece
		from regexp_split_to_table(lower(left(words, 200)), '\s+') as word,
			generate_series(1, greatest(char_length(word) - 1, 1)) as place
		where word <> ''
	), common as (
		select found.piece, found.share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as found (piece, share)
		where schemaname = current_schema() and tablename = 'message' and attname = 'search'
			and found.piece = any(array(select piece.piece from piece))
	), asked as (
		select word, piece, coalesce(common.share, 0) as share,
			row_number() over (partition by word order by coalesce(common.share, 0), place) as rank
		from piece left join common using (piece)
	), meant as (
		select replace(replace(piece, '\', '\\'), '''', '''''') as lexeme, case when char_length(word) = 1 then ':*' else '' end as suffix
		from asked where rank = 1 or rank = 2 and asked.share < 0.1
		union all select replace(replace(trait, '\', '\\'), '''', ''''''), '' from unnest(traits) as trait
	), span as (
		select extract(year from at)::integer * 4 + extract(quarter from at)::integer - 1 as quarter
		from (select coalesce(until, max(submitted_at)) at time zone 'UTC' as at from message) as newest
	), oldest as (
		select extract(year from at)::integer * 4 + extract(quarter from at)::integer - 1 as quarter
		from (select min(submitted_at) at time zone 'UTC' as at from message) as first
	), dated as (
		select each as quarter, string_agg('''' || each || lexeme || '''' || suffix, ' & ')::tsquery as query
		from span, oldest, generate_series(span.quarter, oldest.quarter, -1) as each, meant group by each
	)
	select
		(select exp(sum(ln(greatest(asked.share, 1e-9)))) from asked where rank = 1),
		(select array_agg(query order by quarter desc) from dated)
$$;
