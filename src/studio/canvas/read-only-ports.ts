import { createElement } from "react";
import { ADAPTERS } from "../../../adapters/index.ts";
import type { Ports } from "../../../renderer/index.ts";
import { OPERATIONS } from "../../../schemas/operations.gen.ts";

type Adapters = Ports["adapters"];

const isWhole = (adapters: object): adapters is Adapters =>
	Object.keys(OPERATIONS).every((operation) => Object.hasOwn(adapters, operation));

const refuse = () => Promise.reject(new Error("The canvas sends nothing."));

/** The portal's own adapters as far as they read; what would change something is refused before it leaves. */
export function readingAdapters(): Adapters {
	const entries = Object.entries(ADAPTERS).map(([operation, adapter]) =>
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
	const adapters: object = Object.fromEntries(entries);
	if (!isWhole(adapters)) throw new Error("expected an adapter for every operation");
	return adapters;
}

/** A link as it looks: nothing on a canvas leads anywhere. */
const Words: Ports["router"]["Link"] = ({ className, children }) => createElement("a", { className }, children);

const nothing = () => undefined;
const no = async () => false;

/** What stands on a canvas reads as the portal does, and neither writes nor leads anywhere. */
export const canvasPorts = (
	caller: Ports["caller"],
	locale: string,
	query: Readonly<Record<string, string>> = {},
): Ports => ({
	adapters: readingAdapters(),
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
