-- As portico_query, but of each word only the two pieces that the fewest rows have, by the statistics that PostgreSQL keeps of
-- the searched table. An index of pieces reads the whole list of each piece that it is asked for, and a list of a frequent one has
-- nearly every row. What it finds is compared with the words themselves in any case.
create function portico_rare_query(searched text, words text) returns tsquery language sql stable parallel safe as $$
	with common as (
		select piece, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as found (piece, share)
		where schemaname = current_schema() and tablename = searched and attname = 'search' and piece is not null
	), asked as (
		select word, piece, row_number() over (partition by word order by coalesce(share, 0), place) as rank
		from regexp_split_to_table(lower(left(words, 200)), '\s+') as word,
			generate_series(1, greatest(char_length(word) - 1, 1)) as place,
			substr(word, place, 2) as piece left join common using (piece)
		where word <> ''
	)
	select string_agg(
		'''' || replace(replace(piece, '\', '\\'), '''', '''''') || '''' ||
			case when char_length(word) = 1 then ':*' else '' end,
		' & '
	)::tsquery
	from asked where rank <= 2
$$;
