import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { Publication } from "../api/admin-types.ts";
import { useAdmin } from "../api/use-admin.ts";
import { useDraftRelease } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** What came of publishing: behind means that somebody else published since these changes began. */
export type Outcome =
	| { kind: "published" }
	| { kind: "scheduled"; at: string }
	| { kind: "taken-back" }
	| { kind: "behind"; message: string }
	| { kind: "broken"; message: string; diagnostics: readonly Diagnostic[]; unmapped: readonly Unmapped[] }
	| { kind: "failed"; message: string };

/** A state that goes while cases stand in it, by its pointer. */
type Unmapped = { pointer: string; count: number };

/** The states that cases go to, by the pointers of those that they leave. */
export type StateMap = Readonly<Record<string, string>>;

/** What is said with a publication: when it comes, and where cases of states that go stand then. */
type PublishOptions = { at?: string; until?: string; map?: StateMap };

export type Publishing = {
	busy: boolean;
	outcome: Outcome | undefined;
	/** Release that was in force before: where taking back leads. */
	before: string | undefined;
	/** `rebase`: the changes are made anew on what is in force. */
	publish(note: string, rebase: boolean, options?: PublishOptions): Promise<void>;
	/** `map`: where cases go that stand in states which the release before has not. */
	takeBack(map: StateMap): Promise<void>;
};

type Refusal = {
	diagnostics?: readonly Diagnostic[];
	publications?: readonly unknown[];
	unmapped?: readonly Unmapped[];
} | null;

/** Publishes a draft release, and takes that back. */
export function usePublishing(draft: string): Publishing {
	const call = useAdmin();
	const session = useDraftRelease();
	const { t } = useStudioI18n();
	const { mutate } = useSWRConfig();
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome>();
	const [before, setBefore] = useState<string>();

	const attempt = async (work: () => Promise<Outcome>) => {
		setBusy(true);
		const came = await work().catch(
			(): Outcome => ({
				kind: "failed",
				message: t(
					"The server does not answer. Check your connection, and see in the history whether it was published before you try again.",
				),
			}),
		);
		setOutcome(came);
		setBusy(false);
		void mutate((key) => key === "releases" || key === "draft-releases");
	};
	const inForce = async () => {
		const { code, data } = await call<{ list: readonly Publication[] }>("GET", "releases");
		return code === 0 ? data.list.find(({ current }) => current)?.id : undefined;
	};
	const publish: Publishing["publish"] = (note, rebase, options = {}) =>
		attempt(async () => {
			await session.flush();
			setBefore(await inForce());
			const { code, msg, data } = await call<Refusal>("POST", `draft-releases/${draft}/publish`, {
				note,
				...(rebase && { rebase }),
				...options,
			});
			if (code === 0) return options.at === undefined ? { kind: "published" } : { kind: "scheduled", at: options.at };
			if (code === 409 && data?.publications) return { kind: "behind", message: msg };
			if (code === 422)
				return { kind: "broken", message: msg, diagnostics: data?.diagnostics ?? [], unmapped: data?.unmapped ?? [] };
			return { kind: "failed", message: msg };
		});
	const takeBack: Publishing["takeBack"] = (map) =>
		attempt(async () => {
			const { code, msg } = await call("POST", `releases/${before}/restore`, { map });
			return code === 0 ? { kind: "taken-back" } : { kind: "failed", message: msg };
		});
	return { busy, outcome, before, publish, takeBack };
}
