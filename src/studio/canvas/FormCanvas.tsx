import { useMemo } from "react";
import { useCaller } from "../../../adapters/index.ts";
import { FormHost } from "../../../renderer/forms/FormHost.tsx";
import {
	ErrorBoundary,
	LocaleProvider,
	PortsProvider,
	type ReleaseLoader,
	ReleaseProvider,
	renderBlocks,
	useRelease,
} from "../../../renderer/index.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { useSpeech } from "../speech/studio-speech.ts";
import { CANVAS_FORM } from "./canvas-form.ts";
import { canvasPorts } from "./read-only-ports.ts";
import { useReleaseLoader } from "./use-release-loader.ts";

/** Nobody answers on a canvas, so nothing is ever judged: the rules of the form are made when it is published. */
const unjudged = () => new Promise<never>(() => {});

let drawings = 0;

/** The release in force, with the drawn form in the place of any other. */
function withForm(loader: ReleaseLoader, artefact: FormArtefact): { loader: ReleaseLoader; hash: string } {
	drawings += 1;
	const form = { artefact, hash: `canvas-${drawings}`, validator: unjudged };
	return { loader: { ...loader, peekForm: () => form, loadForm: async () => form }, hash: form.hash };
}

function Drawn({ artefact }: { artefact: FormArtefact }) {
	const release = useReleaseLoader();
	const { locale } = useSpeech();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale), [caller, locale]);
	const { loader, hash } = useMemo(() => withForm(release, artefact), [release, artefact]);
	return (
		<ReleaseProvider loader={loader}>
			<LocaleProvider locale={locale}>
				<PortsProvider value={ports}>
					<Brand />
					<FormHost key={hash} form={CANVAS_FORM} place="dialog" render={renderBlocks} />
				</PortsProvider>
			</LocaleProvider>
		</ReleaseProvider>
	);
}

/** The brand of the release in force, as citizens have it. */
function Brand() {
	const style = useRelease().current?.manifest.style;
	return style ? <link rel="stylesheet" href={`/release/${style}.css`} precedence="brand" /> : null;
}

/** A form as citizens get it, drawn by the same code; what is on it cannot be used. */
export function FormCanvas({ artefact }: { artefact: FormArtefact }) {
	const { t } = useSpeech();
	return (
		<ErrorBoundary
			of={artefact}
			fallback={() => <p>{t("This form cannot be drawn as it is. See its problems.")}</p>}
			onError={() => undefined}
		>
			<Drawn artefact={artefact} />
		</ErrorBoundary>
	);
}
