import { startTransition, useOptimistic } from "react";

/**
 * A choice that stands in the URL, and how it is made: it is shown from then on, not only once the page of the new URL is.
 * Until then a menu would show what was chosen before: the next key would choose from there, and another menu of the form
 * would take the old choice along.
 */
export function useChoice(value: string): [chosen: string, choose: (next: string, writeToUrl: () => void) => void] {
	const [chosen, show] = useOptimistic(value);
	const choose = (next: string, writeToUrl: () => void) =>
		startTransition(() => {
			show(next);
			writeToUrl();
		});
	return [chosen, choose];
}
