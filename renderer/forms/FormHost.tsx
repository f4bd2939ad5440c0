import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import type { RenderBlocks } from "../block.ts";
import type { LoadedForm } from "../loader/artefacts.ts";
import { useForm, useRelease } from "../loader/release-context.tsx";
import { useRouter } from "../ports/ports-context.tsx";
import { isPrerendered } from "../prerender/is-prerendered.ts";
import { useInBrowser } from "../prerender/use-in-browser.ts";
import { SkeletonText } from "../view-parts/skeleton/Skeleton.tsx";
import { AfterForm } from "./form/AfterForm.tsx";
import { StartedForm } from "./form/StartedForm.tsx";
import { useFormStart } from "./form/use-form-start.ts";
import { useReceipt } from "./form/use-receipt.ts";
import type { FormDone, FormPlace, Receipt } from "./model/submission.ts";
import type { FormValues } from "./model/values.ts";

type Props = {
	/** Id of a form of the current release. */
	form: string;
	/** First values, by field. */
	prefill?: FormValues;
	/** On a page the address tells the step and sending may lead on; a dialog stays where it is. Default: page. */
	place?: FormPlace;
	render: RenderBlocks;
	onDone?: FormDone;
};

const NOTHING: FormValues = {};

type Period = ComponentType<{ form: LoadedForm; children: ReactNode }>;

/** For forms that open and close. Where its code cannot be loaded, as without a line, the form is shown; the server still refuses it outside its period. */
const FormPeriod = lazy(() =>
	import("./form/FormPeriod.tsx").then(
		(module): { default: Period } => ({ default: module.FormPeriod }),
		(): { default: Period } => ({ default: ({ children }) => children }),
	),
);

/**
 * A form of the release: asked, kept as a draft, checked, sent, and what follows. Throws an ArtefactError where the
 * form can't be had, and suspends while it loads.
 */
export function FormHost(props: Props) {
	return (
		<Suspense fallback={null}>
			<OpenForm key={props.form} {...props} />
		</Suspense>
	);
}

/** The form, or what follows it once it is sent. Where the server renders, only a form that it can as its reader will find it. */
function OpenForm({ form, prefill = NOTHING, place = "page", render, onDone }: Props): ReactNode {
	const inBrowser = useInBrowser();
	const release = useRelease().current;
	// As it was begun: a newer release may have no such form any more.
	const [hash] = useState(release?.manifest.forms[form]?.artefact);
	const loaded = useForm(form, hash);
	const { artefact } = loaded;
	const { query } = useRouter().location;
	const { receipt, store: keep, forget } = useReceipt(form, place);
	if (!inBrowser && (query.step !== undefined || !isPrerendered(artefact))) return <SkeletonText lines={8} />;
	if (receipt) return <Sent receipt={receipt} place={place} render={render} onDone={onDone} onAgain={forget} />;
	const filling = <Filling form={form} prefill={prefill} place={place} render={render} onSent={keep} />;
	return artefact.document.open ? <FormPeriod form={loaded}>{filling}</FormPeriod> : filling;
}

type SentProps = Pick<Props, "render"> & {
	receipt: Receipt;
	place: FormPlace;
	onDone: Props["onDone"];
	onAgain(): void;
};

/** What follows the form, as the version says that was sent. */
function Sent({ receipt, ...props }: SentProps): ReactNode {
	const { artefact } = useForm(receipt.form, receipt.hash);
	return <AfterForm artefact={artefact} receipt={receipt} {...props} />;
}

type FillingProps = Pick<Props, "form" | "render"> & {
	prefill: FormValues;
	place: FormPlace;
	onSent(receipt: Omit<Receipt, "user">): void;
};

function Filling({ form, prefill, place, render, onSent }: FillingProps): ReactNode {
	const started = useFormStart(form, prefill);
	const { key, base } = started.start;
	return (
		<StartedForm
			key={`${key} ${base} ${started.start.form.hash}`}
			started={started}
			place={place}
			render={render}
			onSent={onSent}
		/>
	);
}
