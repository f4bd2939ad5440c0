import { useEffect } from "react";
import type { SiteDocument } from "../../../schemas/types.gen.ts";

/** Has texts in another of the site's languages than the page's say so, once what does it has come. */
export function useMarkedLanguages({ locales }: SiteDocument): void {
	useEffect(() => {
		if (locales.length < 2) return;
		let unsubscribe = () => {};
		let gone = false;
		import("./mark-languages.ts").then(
			({ markLanguages }) => {
				if (!gone)
					unsubscribe = markLanguages(
						document.body,
						locales.map(({ code }) => code),
					);
			},
			() => undefined,
		);
		return () => {
			gone = true;
			unsubscribe();
		};
	}, [locales]);
}
