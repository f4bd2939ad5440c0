import type { ComponentProps } from "react";
import { Suspense, useState } from "react";
import { useAdminRead } from "../api/use-admin.ts";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { mapOf, type NamedState, statesToChoose } from "./state-choices.ts";
import type { StateMap } from "./use-publishing.ts";

// Hardly ever is there anything to choose.
const StatesThatGo = lazyScreen(() => import("./StatesThatGo.tsx"));

/** What restoring a release would do to cases, as the server tells it. */
type LostStatesAnswer = { lost: readonly (NamedState & { cases: number })[]; targets: readonly NamedState[] };

type RestoreButtonProps = Pick<
	ComponentProps<typeof ConfirmButton>,
	"label" | "about" | "title" | "text" | "confirm"
> & {
	/** Id of the release that comes in force again. */
	release: string;
	onRestore(map: StateMap): Promise<void>;
};

/** Asks before a release comes in force again, and where the cases go that stand in states which it has not. */
export function RestoreButton({ release, onRestore, ...words }: RestoreButtonProps) {
	const { t } = useStudioI18n();
	const [open, setOpen] = useState(false);
	const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
	const { data, error, mutate } = useAdminRead<LostStatesAnswer>(open ? `releases/${release}/lost-states` : null);
	const cases = new Map(data?.lost.map(({ name, cases: count }) => [name, count]));
	const targets = data?.targets ?? [];
	const rows = statesToChoose(data?.lost ?? [], targets, cases, chosen);
	const choose = (name: string, to: string) => setChosen((now) => ({ ...now, [name]: to }));
	return (
		<ConfirmButton
			{...words}
			variant="outline"
			onOpen={setOpen}
			isReady={data !== undefined && rows.every(({ to }) => to !== "")}
			// Read again where it was refused: somebody may have moved a case meanwhile.
			onConfirm={() => onRestore(mapOf(rows)).finally(() => void mutate())}
		>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{rows.length > 0 && (
				<Suspense fallback={<Loading />}>
					<StatesThatGo
						states={{ rows, targets, choose }}
						text={t(
							"Cases stand in states that it does not have. Choose where they will stand; each says in its course that it was moved.",
						)}
					/>
				</Suspense>
			)}
		</ConfirmButton>
	);
}
