import { skin } from "../../skin/classes.gen.ts";
import { createListeners } from "../state/listeners.ts";
import { useStored } from "../state/use-stored.ts";

/** What was said last; screen readers read it. */
type Announcements = { announce(text: string): void; subscribe(listener: () => void): () => void; last(): string };

/** A place for words that only screen readers need. */
export function createAnnouncements(): Announcements {
	let last = "";
	const { subscribe, notify } = createListeners();
	return {
		announce(text) {
			last = text;
			notify();
		},
		subscribe,
		last: () => last,
	};
}

/** Reads out what the form announces. */
export function LiveRegion({ announcements }: { announcements: Announcements }) {
	const text = useStored(announcements.subscribe, announcements.last);
	return (
		<div className={skin.visuallyHidden()} aria-live="polite" role="log">
			{text}
		</div>
	);
}
