import type { ReactNode } from "react";
import { skin } from "../../skin/classes.gen.ts";

/** A label with its value, in the reader's language. */
export type FactEntry = { key: string; label: string; value: ReactNode };

/**
 * Labels with values as a description list. What has no value shows a dash, so that its place is not taken for a fault.
 */
export function FactList({ facts }: { facts: readonly FactEntry[] }) {
	const classes = skin.factList();
	if (facts.length === 0) return null;
	return (
		<dl className={classes.root}>
			{facts.map(({ key, label, value }) => (
				<div key={key} className={classes.fact}>
					<dt className={classes.label}>{label}</dt>
					<dd className={classes.value}>{value === "" ? "–" : value}</dd>
				</div>
			))}
		</dl>
	);
}
