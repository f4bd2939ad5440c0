import type { ReactNode } from "react";
import { fieldClasses } from "../classes.ts";

/** What stands around a widget that says its own label: only the hint and the error. */
export function BareFrame({ hint, error, children }: { hint: ReactNode; error: ReactNode; children: ReactNode }) {
	return (
		<div className={fieldClasses.root}>
			{children}
			{hint}
			{error}
		</div>
	);
}
