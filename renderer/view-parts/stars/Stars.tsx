import { skin } from "../../skin/classes.gen.ts";

const PLACES = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 as stars; `words` say it to those who do not see them. */
export function Stars({ rating, words }: { rating: number; words: string }) {
	const classes = skin.stars();
	return (
		<span className={classes.root} role="img" aria-label={words}>
			{PLACES.map((place) => (
				<span
					key={place}
					className={`${place <= rating ? classes.lit : classes.dark} layui-icon ${place <= rating ? "layui-icon-rate-solid" : "layui-icon-rate"}`}
					aria-hidden="true"
				/>
			))}
		</span>
	);
}
