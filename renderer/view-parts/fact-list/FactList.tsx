import type { ReactNode } from "react";
import { useMarkPart } from "../../part-marks.ts";
import { skin } from "../../skin/classes.gen.ts";

/** A label with its value, in the reader's language. */
export type FactEntry = {
	key: string;
	label: string;
	value: ReactNode;
	/** The part of a document that it is drawn from, if any. */
	of?: object;
};

/**
 * Labels with values as a description list. What has no value shows a dash, so that its place is not taken for a fault.
 */
export function FactList({ facts }: { facts: readonly FactEntry[] }) {
	const classes = skin.factList();
	const mark = useMarkPart();
	if (facts.length === 0) return null;
	return (
		<dl className={classes.root}>
			{facts.map(({ key, label, value, of }) => (
				<div key={key} className={classes.fact} {...(of && mark(of))}>
					<dt className={classes.label}>{label}</dt>
					<dd className={classes.value}>{value === "" ? "–" : value}</dd>
				</div>
			))}
		</dl>
	);
}
