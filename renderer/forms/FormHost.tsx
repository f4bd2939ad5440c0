import { type ReactNode, Suspense, useState } from "react";
import type { RenderBlocks } from "../blocks/block.ts";
import { useForm, useRelease } from "../loader/release-context.tsx";
import { usePorts } from "../ports/ports-context.tsx";
import { useInBrowser } from "../prerendered/use-in-browser.ts";
import { SkeletonText } from "../view-parts/skeleton/Skeleton.tsx";
import { AfterForm } from "./after/AfterForm.tsx";
import { useReceipt } from "./after/use-receipt.ts";
import { type FormPlace, StartedForm } from "./host/StartedForm.tsx";
import { isPrerendered } from "./prerendered/is-prerendered.ts";
import { useFormStart } from "./start/use-form-start.ts";
import type { FormValues } from "./state/values-store.ts";

type Props = {
	/** Id of a form of the current release. */
	form: string;
	/** First values, by field. */
	prefill?: FormValues;
	/** On a page the address tells the step and sending may lead on; a dialog stays where it is. Default: page. */
	place?: FormPlace;
	render: RenderBlocks;
	/** Told once the form was taken and its document's actions are done. */
	onDone?(result: unknown): void;
};

const NOTHING: FormValues = {};

/**
 * A form of the release: asked, kept as a draft, checked, sent, and what follows. Throws an ArtefactError where the
 * form can't be had, and suspends while it loads.
 */
export function FormHost(props: Props) {
	return (
		<Suspense fallback={null}>
			<DrawableFormHost key={props.form} {...props} />
		</Suspense>
	);
}

/** Where the server draws, only a form that it can draw as its reader will find it. */
function DrawableFormHost(props: Props) {
	const inBrowser = useInBrowser();
	const release = useRelease().current;
	// As it was begun: a newer release may have no such form any more.
	const [hash] = useState(release?.manifest.forms[props.form]?.artefact);
	const { artefact } = useForm(props.form, hash);
	const { query } = usePorts().router.location;
	if (!inBrowser && (query.step !== undefined || !isPrerendered(artefact))) return <SkeletonText lines={8} />;
	return <LoadedFormHost {...props} />;
}

function LoadedFormHost({ form, prefill = NOTHING, place = "page", render, onDone }: Props): ReactNode {
	const { receipt, store: keep, forget } = useReceipt(form, place);
	if (!receipt) return <Filling form={form} prefill={prefill} place={place} render={render} onSent={keep} />;
	return <Sent receipt={receipt} place={place} render={render} onDone={onDone} onAgain={forget} />;
}

/** What follows the form, as the version says that was sent. */
function Sent(props: Omit<Parameters<typeof AfterForm>[0], "artefact">): ReactNode {
	const { form, hash } = props.receipt;
	const { artefact } = useForm(form, hash);
	return <AfterForm artefact={artefact} {...props} />;
}

type FillingProps = Pick<Parameters<typeof StartedForm>[0], "place" | "render" | "onSent"> &
	Required<Pick<Props, "form" | "prefill">>;

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
