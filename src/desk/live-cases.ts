import { followEvents } from "../events/follow-events.ts";

/** Where the server tells of cases that have changed. */
const ADDRESS = "/admin/api/desk/events";

/** How long changes are gathered before what is on the screen is requested again. */
const GATHER_MS = 150;
const AGAIN_MS = 3000;

/** Hears of changed cases by id; of null where any may have changed. */
type OnChange = (ids: ReadonlySet<string> | null) => void;

/** Calls back once for many changes; the way to tell it of one, and of how to stop. */
function gatherer(onChange: OnChange) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let gathered: Set<string> | null = new Set();
	const fire = () => {
		const ids = gathered;
		[timer, gathered] = [undefined, new Set()];
		onChange(ids);
	};
	return {
		/** `null` says that any case may have changed. */
		add(ids: readonly string[] | null) {
			gathered = ids && gathered ? new Set([...gathered, ...ids]) : null;
			timer ??= setTimeout(fire, GATHER_MS);
		},
		stop: () => clearTimeout(timer),
	};
}

/**
 * Calls back when cases have changed, once for many at a time. A stream that breaks is opened again, and what has changed
 * meanwhile is not known. Gives the way to stop.
 */
export function listenForCases(token: () => string, onChange: OnChange): () => void {
	const changes = gatherer(onChange);
	const stop = followEvents({
		address: () => ADDRESS,
		token,
		pauseMs: AGAIN_MS,
		onEvent: ({ event, data }) => event === "case" && changes.add(data.split(" ")),
		onAgain: () => token() && changes.add(null),
	});
	return () => {
		stop();
		changes.stop();
	};
}
