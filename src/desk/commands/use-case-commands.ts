import { usePorts, useResolver, useRouter } from "../../../renderer/index.ts";
import { isObject } from "../../../schemas/json/json.ts";
import { STAFF_OPERATIONS } from "../../../schemas/staff-operations.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useStaffCommand } from "../use-staff-command.ts";
import type { DeskCommand } from "./command-list.ts";
import { focusEntry, focusedCase, focusMoves, focusSearch, openEntry } from "./entries.ts";

/** The forms by which a note is written and a case is given to somebody. */
export type CaseForms = { note: string; assign: string };

/** The case that keys act on: the one of the page, or the one whose entry in the list has the focus. */
const caseIdOn = (query: Readonly<Record<string, string>>, path: string) =>
	focusedCase() ?? (path.endsWith("/case") ? (query.id ?? null) : null);

/** What can be done with the case that has the focus, wherever it stands. */
export function useCaseCommands(forms: CaseForms): readonly DeskCommand[] {
	const t = useDeskText();
	const { caller, dialogs, session } = usePorts();
	const router = useRouter();
	const { scope } = useResolver();
	const send = useStaffCommand();
	const withCase = (act: (found: { id: string; version: number; values: object }) => void) => async () => {
		const id = caseIdOn(router.location.query, router.location.path);
		const { code, data } = id ? await caller.call(STAFF_OPERATIONS.deskGetCase, { id }) : { code: 404, data: null };
		if (id === null || code !== 0 || !isObject(data) || typeof data.version !== "number")
			return dialogs.toast({ tone: "info", text: t("Choose a case in the list first.") });
		return act({ id, version: data.version, values: data });
	};
	const toMe = withCase(async ({ id, version }) => {
		const assignee = session.user?.id;
		if (assignee && (await send("deskAssignCase", { id, version, assignee })))
			dialogs.toast({ tone: "success", text: t("The case is yours.") });
	});
	const open = (form: string, title: string) =>
		withCase(({ id, version }) => void dialogs.openForm({ form, title, scope, prefill: { id, version } }));
	const when = () => caseIdOn(router.location.query, router.location.path) !== null;
	const offered: DeskCommand[] = [
		{ id: "to-me", key: "a", label: t("Give the case to me"), run: () => void toMe() },
		{
			id: "assign",
			key: "g",
			label: t("Give the case to somebody"),
			run: () => void open(forms.assign, t("Give the case to somebody"))(),
		},
		{ id: "note", key: "n", label: t("Write a note"), run: () => void open(forms.note, t("Write a note"))() },
	];
	return offered.map((command) => ({ ...command, when }));
}

/** How to go about a page by keys. */
export function usePageCommands(): readonly DeskCommand[] {
	const t = useDeskText();
	const next = () => focusEntry(1);
	const previous = () => focusEntry(-1);
	const keyOnly = true;
	const hasMoves = () => focusedCase() !== null || document.querySelector(".desk-moves") !== null;
	return [
		{ id: "next", key: "j", label: t("Next entry"), keyOnly, run: next },
		{ id: "down", key: "ArrowDown", label: t("Next entry"), keyOnly, run: next },
		{ id: "previous", key: "k", label: t("Previous entry"), keyOnly, run: previous },
		{ id: "up", key: "ArrowUp", label: t("Previous entry"), keyOnly, run: previous },
		{ id: "open", key: "o", label: t("Open the entry"), keyOnly, run: openEntry },
		{
			id: "moves",
			key: "m",
			label: t("Go to the steps of the case"),
			when: hasMoves,
			run: () => (focusedCase() ? openEntry() : focusMoves()),
		},
		{ id: "search", key: "/", label: t("Search in the list"), run: focusSearch },
	];
}
