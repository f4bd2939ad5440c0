import type { ReactNode } from "react";
import { skin } from "../../skin/classes.gen.ts";

/** What can be done about a notice. */
export function AlertButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
	return (
		<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={onClick}>
			{children}
		</button>
	);
}
