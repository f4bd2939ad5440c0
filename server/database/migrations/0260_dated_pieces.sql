-- The pieces of a case's texts, each after the quarter in which the case was filed: an index of these has a list of its own for every
-- quarter, so that the newest is asked without reading those of all years (docs/decisions/0143-words-are-looked-for-in-slices-of-time.md).
create function portico_dated(search tsvector, at timestamptz) returns tsvector language sql immutable parallel restricted as $$
	select array_to_tsvector(coalesce(array_agg(quarter || piece), '{}'))
	from cast(
		extract(year from at at time zone 'UTC')::integer * 4 + extract(quarter from at at time zone 'UTC')::integer - 1 as text
	) as quarter, unnest(tsvector_to_array(search)) as piece
$$;

-- What to ask of such an index for words in each of some quarters: the rarest pieces of each word, as portico_rare_query has them. And
-- which share of all cases has them all, by the statistics of each: what is left out of these is rarer than any of them.
create function portico_dated_queries(words text, quarters integer[], out share double precision, out queries tsquery[])
language sql stable parallel safe as $$
	with common as (
		select piece, found.share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as found (piece, share)
		where schemaname = current_schema() and tablename = 'message' and attname = 'search' and piece is not null
	), asked as (
		select word, piece, coalesce(common.share, 0) as share,
			row_number() over (partition by word order by coalesce(common.share, 0), place) as rank
		from regexp_split_to_table(lower(left(words, 200)), '\s+') as word,
			generate_series(1, greatest(char_length(word) - 1, 1)) as place,
			substr(word, place, 2) as piece left join common using (piece)
		where word <> ''
	), dated as (
		select place, string_agg(
			'''' || quarter || replace(replace(piece, '\', '\\'), '''', '''''') || '''' ||
				case when char_length(word) = 1 then ':*' else '' end,
			' & '
		)::tsquery as query
		from unnest(quarters) with ordinality as each (quarter, place), asked where rank <= 2 group by place
	)
	select
		(select exp(sum(ln(greatest(asked.share, 1e-9)))) from asked where rank = 1),
		(select array_agg(query order by place) from dated)
$$;
