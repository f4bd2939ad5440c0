import type { ReactNode } from "react";
import { formClasses } from "../classes.ts";

/** A message of the form itself, above its fields; read out when it appears. */
export function FormAlert({ tone = "info", children }: { tone?: "info" | "warning"; children: ReactNode }) {
	return (
		<div className={formClasses.notice} role="status" data-tone={tone}>
			{children}
		</div>
	);
}
