import { useEffect, useState } from "react";
import { Icon, usePorts } from "../../../renderer/index.ts";
import { isObject } from "../../../schemas/json/json.ts";
import { STAFF_OPERATIONS } from "../../../schemas/staff-operations.gen.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useCaseInScope } from "./case-in-scope.ts";

const EVERY_MS = 20_000;

const watchingIn = (data: unknown): string[] =>
	isObject(data) && Array.isArray(data.watching) ? data.watching.filter((name) => typeof name === "string") : [];

/** Tells the server from time to time that the case is open here, and when it is left; returns who else has it open. */
function useWatching(id: string | undefined): string[] {
	const { caller } = usePorts();
	const [watching, setWatching] = useState<string[]>([]);
	useEffect(() => {
		if (id === undefined) return;
		const row = STAFF_OPERATIONS.deskStayOnCase;
		let left = false;
		const stay = () =>
			caller
				.call(row, { id })
				.then(({ code, data }) => {
					if (code === 0 && !left) setWatching(watchingIn(data));
				})
				// The next time comes soon.
				.catch(() => undefined);
		void stay();
		const timer = setInterval(stay, EVERY_MS);
		return () => {
			left = true;
			clearInterval(timer);
			caller.call(row, { id, leave: true }).catch(() => undefined);
		};
	}, [id, caller]);
	return watching;
}

/** Who else has a case open. */
export function CasePresenceBlock({ block }: { block: StaffBlockTypes["case_presence"] }) {
	const t = useDeskText();
	const found = useCaseInScope(block.case);
	const own = useWatching(found?.id);
	const known = watchingIn(found);
	const names = [...new Set(known.length > 0 ? known : own)];
	return (
		<p className="desk-presence" role="status" data-others={names.length > 0} id={block.id}>
			<Icon icon="layui-icon-user" />
			{names.length > 0 ? t("Open here too: {names}", { names: names.join(", ") }) : t("Only you have this open.")}
		</p>
	);
}
