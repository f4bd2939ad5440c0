import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRouter } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import { useFormSession, useStored } from "../hooks/form-session.ts";
import { useLatest } from "../hooks/use-latest.ts";
import { inputId } from "../model/session.ts";
import { type FormStep, hasField, stepOf, stepsOf } from "../model/steps.ts";
import type { FormValidation } from "../model/validation.ts";
import { focusField } from "./ErrorSummary.tsx";
import { useClosedStep } from "./use-closed-step.ts";

/** Where a form stands: on a page of its own the address says it (?step=), in a dialog the form itself remembers. */
function useStep(steps: readonly FormStep[], inAddress: boolean) {
	const router = useRouter();
	const [own, setOwn] = useState<string>();
	const wanted = inAddress ? router.location.query.step : own;
	const index = Math.max(
		0,
		steps.findIndex(({ id }) => id === wanted),
	);
	const go = (id: string, options?: { replace: boolean }) => {
		if (!inAddress) return setOwn(id);
		const { path, query } = router.location;
		router.navigate(hrefTo(path, { ...query, step: id }), options);
	};
	return { wanted, index, step: steps[index], go };
}

const same = (a: readonly FormStep[], b: readonly FormStep[]) =>
	a.length === b.length && a.every((step, index) => step.id === b[index]?.id);

/** The steps that the values lead through; the same list until a value adds or takes one. */
function useSteps(): readonly FormStep[] {
	const { values, visibleValues: visible, artefact } = useFormSession();
	const last = useRef<readonly FormStep[]>([]);
	return useStored(values.subscribe, () => {
		const next = stepsOf(artefact.document, visible());
		if (!same(next, last.current)) last.current = next;
		return last.current;
	});
}

/**
 * Lets files go on while another step is shown, and stops those whose field is not there any more when its step is.
 */
function useUploadsOfStep(step: FormStep | undefined): void {
	const { uploads } = useFormSession();
	// Before the fields of the step before are told that they go.
	useLayoutEffect(() => uploads.enter(step?.id), [uploads, step?.id]);
	useEffect(() => {
		if (step) uploads.dropUnasked((pointer) => hasField(step, pointer));
	}, [uploads, step]);
}

type StepFocusOptions = {
	steps: readonly FormStep[];
	index: number;
	heading: RefObject<HTMLElement | null>;
	go(id: string): void;
};

/**
 * Puts the focus where a change of the step leads: on the field that was asked for, else on the step's heading;
 * and says how far one is. The returned function leads to a field, in whichever step it stands.
 */
function useStepFocus({ steps, index, heading, go }: StepFocusOptions): (pointer: string) => void {
	const session = useFormSession();
	const { t } = useI18n();
	const step = steps[index]?.id;
	const goal = useRef<string>(undefined);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		session.announce(t("Step {number} of {count}", { number: index + 1, count: steps.length }));
		if (goal.current === undefined) heading.current?.focus();
		else focusField(goal.current);
		goal.current = undefined;
	}, [step, index, steps, heading, session, t]);
	return (pointer) => {
		const there = stepOf(steps, pointer);
		if (there && there.id !== step) {
			goal.current = inputId(session, pointer);
			go(there.id);
		} else focusField(inputId(session, pointer));
	};
}

/** Reports which steps are reached, and at which one somebody goes before it is sent. */
function useReportedStep(step: FormStep | undefined, settled: boolean): void {
	const { report, reportLeft } = useFormSession();
	const id = useLatest(step?.id);
	useEffect(() => {
		if (settled && step) report("reached", step.id);
	}, [settled, step, report]);
	useEffect(() => {
		const leave = () => id.current && reportLeft(id.current);
		// Before what is logged is sent for the last time.
		window.addEventListener("pagehide", leave, true);
		return () => {
			window.removeEventListener("pagehide", leave, true);
			leave();
		};
	}, [id, reportLeft]);
}

type Options = {
	validation: FormValidation;
	inAddress: boolean;
	/** Whether a draft would have been restored by now, from this device or another. */
	settled: boolean;
};

/** The step on the screen, the ways to another, and the step that the address asks for where it is not open. */
export function useCurrentStep({ validation, inAddress, settled }: Options) {
	const { values } = useFormSession();
	const steps = useSteps();
	const { wanted, index, step, go } = useStep(steps, inAddress);
	useUploadsOfStep(step);
	useReportedStep(step, settled);
	const heading = useRef<HTMLHeadingElement>(null);
	const goTo = useStepFocus({ steps, index, heading, go });
	const closed = useClosedStep({
		steps,
		wanted,
		settled: settled && inAddress,
		check: (notify) => void validation.check(values.all, notify),
		go,
	});
	return { steps, index, step, heading, go, goTo, closed };
}
