import { useEffect, useState } from "react";
import type { TriedRouting } from "../../../schemas/types.gen.ts";
import { Refused, useAdmin } from "../api/use-admin.ts";
import { isUnfinished, joinParts } from "./routing-parts.ts";

/** How far the trial of one version is: null where no rule changes. `former` is what came of the version before. */
type Run = {
	version: number;
	part?: TriedRouting | null;
	former?: TriedRouting | null;
	stopped?: boolean;
	error?: Error;
};

/** A run of a version: the same one, or a new one that knows what came before it. */
const runOf = (version: number, run: Run): Run =>
	run.version === version ? run : { version, former: run.part ?? run.former };

/** A draft's routing rules, tried on last month's cases part by part, until all are tried or somebody stops it. */
export function useRoutingTrial(draft: string, version: number, ready: boolean) {
	const call = useAdmin();
	const [run, setRun] = useState<Run>({ version });
	const { part, former, stopped = false, error } = runOf(version, run);
	const isOver = stopped || error !== undefined || part === null || (part !== undefined && !isUnfinished(part));
	const next = part?.next ?? "";
	useEffect(() => {
		if (!ready || isOver) return;
		let isLeft = false;
		const add = (change: (part: TriedRouting | null | undefined) => Partial<Run>) =>
			isLeft ||
			setRun((before) => {
				const same = runOf(version, before);
				return { ...same, ...change(same.part) };
			});
		const path = `draft-releases/${draft}/routing${next && `?after=${next}`}`;
		call<{ trial: TriedRouting | null }>("GET", path).then(
			({ code, msg, data }) =>
				add((before) =>
					code === 0
						? { part: before && data.trial ? joinParts(before, data.trial) : data.trial }
						: { error: new Refused(code, msg) },
				),
			(error: Error) => add(() => ({ error })),
		);
		return () => {
			isLeft = true;
		};
	}, [call, draft, version, ready, isOver, next]);
	const change = (changes: Partial<Run>) => setRun({ version, former, ...(part && { part }), ...changes });
	return { part, former, error, stopped, isOver, stop: () => change({ stopped: true }), goOn: () => change({}) };
}
