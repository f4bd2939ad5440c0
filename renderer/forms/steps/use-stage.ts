import { useState } from "react";
import { usePorts } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import type { Stage } from "./form-steps.ts";

/** Where a form stands: on a page of its own the address says it (?step=), in a dialog the form itself remembers. */
export function useStage(stages: readonly Stage[], inAddress: boolean) {
	const { router } = usePorts();
	const [own, setOwn] = useState<string>();
	const wanted = inAddress ? router.location.query.step : own;
	const index = Math.max(
		0,
		stages.findIndex(({ id }) => id === wanted),
	);
	const go = (id: string, options?: { replace: boolean }) => {
		if (!inAddress) return setOwn(id);
		const { path, query } = router.location;
		router.navigate(hrefTo(path, { ...query, step: id }), options);
	};
	return { wanted, index, stage: stages[index], go };
}
