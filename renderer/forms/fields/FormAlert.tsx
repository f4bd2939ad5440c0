import type { ReactNode } from "react";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "./classes.ts";

/** What can be done about a notice. */
export function AlertButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
	return (
		<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={onClick}>
			{children}
		</button>
	);
}

/** A message of the form itself, above its fields; read out when it appears. */
export function FormAlert({ tone = "info", children }: { tone?: "info" | "warning"; children: ReactNode }) {
	return (
		<div className={formClasses.notice} role="status" data-tone={tone}>
			{children}
		</div>
	);
}
