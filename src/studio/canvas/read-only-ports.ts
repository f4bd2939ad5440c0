import { createElement } from "react";
import { ADAPTERS } from "../../../adapters/index.ts";
import type { Ports } from "../../../renderer/index.ts";
import { OPERATIONS } from "../../../schemas/operations.gen.ts";

type Adapters = Ports["adapters"];

const isWhole = (adapters: object): adapters is Adapters =>
	Object.keys(OPERATIONS).every((operation) => Object.hasOwn(adapters, operation));

const nothing = () => undefined;
const refuse = () => Promise.reject(new Error("The canvas sends nothing."));

/** Answers that stand in for what an operation would read. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

const given = (operation: string, data: unknown) => ({
	operation,
	kind: "query",
	use: () => ({ data, code: 0, msg: "", error: undefined, loading: false, stale: false, reload: nothing }),
	request: async () => ({ code: 0, msg: "", data }),
});

/** The portal's own adapters as far as they read; what would change something is refused before it leaves. */
function readingAdapters(answers: GivenAnswers = {}): Adapters {
	const own = Object.entries(ADAPTERS).map(([operation, adapter]) =>
		adapter.kind === "query" || adapter.kind === "list"
			? [operation, adapter]
			: [
					operation,
					{
						operation,
						kind: adapter.kind,
						use: () => ({ send: refuse, upload: refuse, sending: false }),
						send: refuse,
					},
				],
	);
	const instead = Object.entries(answers).map(([operation, data]) => [operation, given(operation, data)]);
	const adapters: object = Object.fromEntries([...own, ...instead]);
	if (!isWhole(adapters)) throw new Error("expected an adapter for every operation");
	return adapters;
}

/** A link as it looks: nothing on a canvas leads anywhere. */
const Words: Ports["router"]["Link"] = ({ className, children }) => createElement("a", { className }, children);

const no = async () => false;

/** What stands on a canvas reads as the portal does, and neither writes nor leads anywhere. */
export const canvasPorts = (
	caller: Ports["caller"],
	locale: string,
	query: Readonly<Record<string, string>> = {},
	answers: GivenAnswers = {},
): Ports => ({
	adapters: readingAdapters(answers),
	caller,
	router: {
		location: { path: "/", query },
		Link: Words,
		navigate: nothing,
		back: nothing,
		leaveLogin: nothing,
	},
	session: { user: null, start: nothing, update: nothing, signOut: nothing, openLogin: no },
	dialogs: { confirm: no, toast: nothing, openForm: no },
	device: { print: nothing, share: no, copyLink: no, copy: no, save: nothing, open: nothing },
	unsavedChanges: { register: () => nothing, any: () => false },
	config: { admin: {}, report: {} },
	offers: () => true,
	locale,
	refresh: nothing,
	onError: nothing,
});
