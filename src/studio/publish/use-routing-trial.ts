import { useEffect, useState } from "react";
import type { TriedRouting } from "../../../schemas/types.gen.ts";
import { Refused, useAdmin } from "../api/use-admin.ts";
import { isUnfinished, joinParts } from "./routing-parts.ts";

/** How far the trial of one version is: null where no rule changes. */
type Run = { version: number; part?: TriedRouting | null; stopped?: boolean; error?: Error };

/** A draft's routing rules, tried on last month's cases part by part, until all are tried or somebody stops it. */
export function useRoutingTrial(draft: string, version: number, ready: boolean) {
	const call = useAdmin();
	const [run, setRun] = useState<Run>({ version });
	const now = run.version === version ? run : { version };
	const { part, stopped = false, error } = now;
	const isOver = stopped || error !== undefined || part === null || (part !== undefined && !isUnfinished(part));
	const next = part?.next ?? "";
	useEffect(() => {
		if (!ready || isOver) return;
		let isLeft = false;
		const add = (change: (part: TriedRouting | null | undefined) => Partial<Run>) =>
			isLeft ||
			setRun((before) => {
				const same = before.version === version ? before : { version };
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
	const change = (changes: Partial<Run>) => setRun({ version, ...(part && { part }), ...changes });
	return { part, error, stopped, isOver, stop: () => change({ stopped: true }), goOn: () => change({}) };
}
