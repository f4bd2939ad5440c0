import { useMemo } from "react";
import { useCaller } from "../../../adapters/index.ts";
import { FormHost } from "../../../renderer/forms/FormHost.tsx";
import {
	ErrorBoundary,
	LocaleProvider,
	PortsProvider,
	type ReleaseLoader,
	ReleaseProvider,
	useLoader,
} from "../../../renderer/index.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CANVAS_FORM } from "./canvas-form.ts";
import { canvasPorts } from "./read-only-ports.ts";

/** What follows a form, and what is offered beside it, are no questions. */
const noBlocks = () => null;

/** Nobody answers on a canvas, so nothing is ever judged: the rules of the form are made when it is published. */
const unjudged = () => new Promise<never>(() => {});

type ReleaseState = ReturnType<ReleaseLoader["snapshot"]>;

let drawings = 0;

/** The release in force, with the drawn form in the place of any other. */
function withForm(loader: ReleaseLoader, artefact: FormArtefact): { loader: ReleaseLoader; hash: string } {
	drawings += 1;
	const form = { artefact, hash: `canvas-${drawings}`, validator: unjudged };
	const listed = { [CANVAS_FORM]: { artefact: form.hash, validator: "" } };
	let seen: { state?: ReleaseState; shown: ReleaseState } = { shown: {} };
	const snapshot = () => {
		const state = loader.snapshot();
		const { current } = state;
		if (state === seen.state) return seen.shown;
		const manifest = current && { ...current.manifest, forms: { ...current.manifest.forms, ...listed } };
		seen = { state, shown: current && manifest ? { ...state, current: { ...current, manifest } } : state };
		return seen.shown;
	};
	return { loader: { ...loader, snapshot, peekForm: () => form, loadForm: async () => form }, hash: form.hash };
}

function Rendered({ artefact }: { artefact: FormArtefact }) {
	const release = useLoader();
	const { locale } = useStudioI18n();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale), [caller, locale]);
	const { loader, hash } = useMemo(() => withForm(release, artefact), [release, artefact]);
	return (
		<ReleaseProvider loader={loader}>
			<LocaleProvider locale={locale}>
				<PortsProvider value={ports}>
					<FormHost key={hash} form={CANVAS_FORM} place="dialog" render={noBlocks} />
				</PortsProvider>
			</LocaleProvider>
		</ReleaseProvider>
	);
}

/** A form as citizens get it, drawn by the same code; what is on it cannot be used. */
export function FormCanvas({ artefact }: { artefact: FormArtefact }) {
	const { t } = useStudioI18n();
	return (
		<ErrorBoundary
			of={artefact}
			fallback={() => <p>{t("This form cannot be drawn as it is. See its problems.")}</p>}
			onError={() => undefined}
		>
			<Rendered artefact={artefact} />
		</ErrorBoundary>
	);
}
