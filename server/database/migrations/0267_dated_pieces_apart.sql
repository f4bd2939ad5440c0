-- contracts: no version that asks for queries quarter by quarter was released
drop function portico_dated_queries(text, text[], timestamptz);

-- What to ask of the index of slices for words of cases with some traits: the pieces of the words and the traits, each as what stands in a
-- query after the quarter ('8107rb':*), the rarest first by the statistics of each; what these leave out is rarer than any of them. Of each
-- word its rarest piece, and a second one where it leaves out more than it costs to read. Which share of all cases has the rarest piece
-- of every word. And the first and the last quarter to ask, the newest first: that of a time, or else of the newest case. It is planned once a
-- connection: to plan it takes four times as long as to run it.
create function portico_dated_pieces(
	words text, traits text[], until timestamptz,
	out share double precision, out newest integer, out oldest integer, out pieces text[]
) language sql stable parallel safe set plan_cache_mode = force_generic_plan as $$
	with piece as (
		select word, place, substr(word, place, 2) as piece
		from regexp_split_to_table(lower(left(words, 200)), '\s+') as word,
			generate_series(1, greatest(char_length(word) - 1, 1)) as place
		where word <> ''
	), trait as (
		select trait, substr(trait, char_length(kind) + 3) as value, case kind
			when 'category' then 'category_id' when 'team' then 'assigned_team' when 'person' then 'assignee_id'
			when 'state' then 'status' when 'project' then 'project_id' else kind
		end::name as attribute
		from unnest(traits) as trait, split_part(trait, ' ', 2) as kind
	), common as (
		select attname as attribute, found.value, found.share from pg_stats, unnest(
			case attname when 'search' then most_common_elems::text else most_common_vals::text end::text[],
			case attname when 'search' then most_common_elem_freqs else most_common_freqs end
		) as found (value, share)
		where schemaname = current_schema() and tablename = 'message'
			and (attname = 'search' or attname = any(array(select attribute from trait)))
			and found.value = any(array(select piece.piece from piece union all select trait.value from trait))
	), ranked as (
		select word, piece, coalesce(common.share, 0) as share,
			row_number() over (partition by word order by coalesce(common.share, 0), place) as rank
		from piece left join common on common.attribute = 'search' and common.value = piece.piece
	), asked as (
		select piece as lexeme, case when char_length(word) = 1 then ''':*' else '''' end as suffix, share
		from ranked where rank = 1 or rank = 2 and share < 0.1
		union all
		select trait, '''', coalesce(common.share, 0) from trait left join common using (attribute, value)
	), span as (
		select extract(year from at)::integer * 4 + extract(quarter from at)::integer - 1 as quarter
		from (select coalesce(until, max(submitted_at)) at time zone 'UTC' as at from message) as last
	), first as (
		select extract(year from at)::integer * 4 + extract(quarter from at)::integer - 1 as quarter
		from (select min(submitted_at) at time zone 'UTC' as at from message) as first
	)
	select
		(select exp(sum(ln(greatest(ranked.share, 1e-9)))) from ranked where rank = 1),
		(select quarter from span), (select quarter from first),
		(select array_agg(replace(replace(lexeme, '\', '\\'), '''', '''''') || suffix order by asked.share) from asked)
$$;
