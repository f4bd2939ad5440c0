import { type ReactNode, useEffect, useState } from "react";
import { type Closed, closedAt, periodFormat } from "../../../schemas/rules/formats/form-period.ts";
import { timeZoneOf } from "../../../schemas/rules/formats/time-zone.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { useRelease } from "../../loader/release-context.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import { FormAlert } from "../fields/FormAlert.tsx";
import { draftName, findLocalDraft } from "../model/draft-place.ts";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";
import { useNewer } from "./use-form-start.ts";

/** How often an open page looks whether its form has opened or closed meanwhile. */
const LOOK_MS = 1000;

/** Whether a form is closed now, by the version in force. */
function useClosed({ hash, artefact: { document } }: LoadedForm): Closed | null {
	const zone = timeZoneOf(useRelease().current?.manifest.site ?? {});
	const { open } = (useNewer(document.id, hash)?.artefact ?? { document }).document;
	const [, setLooked] = useState("");
	const closed = closedAt({ open }, zone);
	useEffect(() => {
		const timer = setInterval(() => setLooked(closedAt({ open }, zone)?.why ?? ""), LOOK_MS);
		return () => clearInterval(timer);
	}, [open, zone]);
	return closed;
}

/** Whether this device has a draft of a form, for whoever is here now; undefined until it has been looked for. */
function useHasDraft({ artefact: { document } }: LoadedForm): boolean | undefined {
	const { session, draftsOf } = usePorts();
	const name = draftName(document, {}, draftsOf);
	const user = session.user?.id ?? "";
	const [found, setFound] = useState<boolean>();
	useEffect(() => {
		let current = true;
		const look = async () =>
			name !== undefined && (await findLocalDraft(DRAFT_STORAGE, name, user)).draft !== undefined;
		look().then(
			(has) => current && setFound(has),
			() => current && setFound(false),
		);
		return () => {
			current = false;
		};
	}, [name, user]);
	return found;
}

function ClosedAlert({ closed, started }: { closed: Closed; started: boolean }) {
	const { t, format } = useI18n();
	const at = format(closed.at, periodFormat(closed));
	return (
		<FormAlert tone="warning">
			<p>
				{closed.why === "early"
					? t("This form opens on {at}. It cannot be sent before.", { at })
					: t("This form was open until {at}. It cannot be sent any more.", { at })}
			</p>
			{started && <p>{t("What you have typed stays here as a draft.")}</p>}
		</FormAlert>
	);
}

type Props = { form: LoadedForm; children: ReactNode };

/**
 * A form that opens and closes. While it is closed it says since or until when; its questions stand there for whoever has started
 * it, now or earlier, and for nobody else.
 */
export function FormPeriod({ form, children }: Props): ReactNode {
	const closed = useClosed(form);
	const hasDraft = useHasDraft(form);
	const [wasOpen, setWasOpen] = useState(closed === null);
	if (!closed && !wasOpen) setWasOpen(true);
	const started = wasOpen || hasDraft === true;
	return (
		<>
			{closed && <ClosedAlert closed={closed} started={started} />}
			{started && children}
		</>
	);
}
