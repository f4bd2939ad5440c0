import { skin } from "../../skin/classes.gen.ts";

/** A text whose numbers with a hyphen, such as a case's, each stand on one line: they are read out and copied down. */
export const WholeNumbers = ({ text }: { text: string }) =>
	text.split(/(\d+-\d+)/).map((part, index) => {
		const place = String(index);
		if (index % 2 === 0) return part;
		return (
			<span key={place} className={skin.wholeNumber()}>
				{part}
			</span>
		);
	});
