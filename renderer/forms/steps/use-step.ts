import { useState } from "react";
import { usePorts } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import type { FormStep } from "./form-steps.ts";

/** Where a form stands: on a page of its own the address says it (?step=), in a dialog the form itself remembers. */
export function useStep(steps: readonly FormStep[], inAddress: boolean) {
	const { router } = usePorts();
	const [own, setOwn] = useState<string>();
	const wanted = inAddress ? router.location.query.step : own;
	const index = Math.max(
		0,
		steps.findIndex(({ id }) => id === wanted),
	);
	const go = (id: string, options?: { replace: boolean }) => {
		if (!inAddress) return setOwn(id);
		const { path, query } = router.location;
		router.navigate(hrefTo(path, { ...query, step: id }), options);
	};
	return { wanted, index, step: steps[index], go };
}
