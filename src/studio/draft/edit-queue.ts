import type { Edit } from "../../../schemas/edits/types.ts";
import type { DraftRelease } from "../api/admin-types.ts";
import type { EditStore } from "./edit-store.ts";

/** saved: the server has all · saving: on its way · offline: kept on the device, sent later · refused: the server says no. */
export type Saving = "saved" | "saving" | "offline" | "refused";

/** Sends edits that follow a version; resolves to the version after them and what others did before. Rejects offline. */
export type SendEdits = (
	after: number,
	edits: readonly Edit[],
) => Promise<{ version: number; others?: readonly Edit[] } | { refusal: string }>;

/** The edits of a draft release that the server does not have yet, on their way there. */
export type EditQueue = {
	/** `version`: as the server has it; `refusal`: the server's words, where it refused. */
	status(): { version: number; saving: Saving; refusal: string };
	/** Puts in edits, and sends them a little later. */
	add(edits: readonly Edit[]): void;
	/** Takes in edits as they are stored after a version, of whomever. */
	receive(after: number, edits: readonly Edit[]): void;
	/** Sends what is not sent yet. Resolves once all is tried. */
	flush(): Promise<void>;
	/** Nothing is sent any more. */
	close(): void;
	/** Stops sending by itself. */
	end(): void;
};

type Options = {
	draft: Pick<DraftRelease, "id" | "version">;
	/** What this device could not send before: it goes first. */
	unsent: readonly Edit[];
	send: SendEdits;
	store: EditStore;
	/** Is given what is stored, of whomever, and what is not at that moment. */
	onStored(stored: readonly Edit[], unsent: readonly Edit[]): void;
	onChange(): void;
};

/** How many edits the server takes at a time. */
const MAX_SENT = 500;

/** Milliseconds that edits wait for others to go with them. */
const PACE = 100;

/** A queue that stores on this device what it could not send yet. */
export function createEditQueue({ draft, unsent: left, send, store, onStored, onChange }: Options): EditQueue {
	let unsent = left;
	let { version } = draft;
	let saving: Saving = "saved";
	let refusal = "";
	let isClosed = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let sending: Promise<void> | undefined;

	const write = () => store.write(draft.id, { after: version, edits: unsent });
	const flushIn = (pace: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => void flush(), pace);
	};

	function markStored(edits: readonly Edit[], after: number): void {
		const ids = new Set(edits.map(({ id }) => id));
		unsent = unsent.filter(({ id }) => !ids.has(id));
		version = after;
		write();
	}

	function receive(after: number, edits: readonly Edit[]): void {
		// While edits are on their way their answer brings what came in before them; what it lacks comes after it.
		if (sending) return void sending.then(() => receive(after, edits));
		if (after > version || after + edits.length <= version) return;
		const news = edits.slice(version - after);
		onStored(news, unsent);
		markStored(news, after + edits.length);
		onChange();
	}

	async function sendAll(): Promise<void> {
		while (unsent.length > 0) {
			const going = unsent.slice(0, MAX_SENT);
			const answer = await send(version, going);
			if ("refusal" in answer) {
				saving = "refused";
				refusal = answer.refusal;
				return;
			}
			if (answer.others?.length) onStored(answer.others, unsent);
			markStored(going, answer.version);
		}
		saving = "saved";
		refusal = "";
	}

	function flush(): Promise<void> {
		clearTimeout(timer);
		if (unsent.length === 0 || isClosed) return sending ?? Promise.resolve();
		saving = "saving";
		sending ??= sendAll()
			.catch(() => {
				saving = "offline";
			})
			.finally(() => {
				sending = undefined;
				onChange();
			});
		onChange();
		return sending;
	}

	if (unsent.length > 0) flushIn(0);
	return {
		status: () => ({ version, saving, refusal }),
		add(edits) {
			if (edits.length === 0) return;
			unsent = [...unsent, ...edits];
			write();
			saving = "saving";
			flushIn(PACE);
		},
		receive,
		flush,
		close() {
			isClosed = true;
		},
		end: () => clearTimeout(timer),
	};
}
