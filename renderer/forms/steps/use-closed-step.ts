import { useEffect, useRef, useState } from "react";
import { useFormSession } from "../hooks/form-session.ts";
import { useLatest } from "../hooks/use-latest.ts";
import type { FieldValidationError } from "../model/errors.ts";
import { errorsOfStep, type FormStep, namedStep } from "../model/steps.ts";

/** A step that the address asked for and that is not open, and the step shown instead. */
export type ClosedStep = { visible: FormStep; shown: string; onTheWay: boolean };

type Options = {
	steps: readonly FormStep[];
	/** The step that the address names. */
	wanted: string | undefined;
	/** Whether the draft, if there is one, has been read: before that nothing is known of the values. */
	settled: boolean;
	check(notify: (errors: readonly FieldValidationError[]) => void): void;
	go(id: string, options: { replace: boolean }): void;
};

const firstUnanswered = (steps: readonly FormStep[], errors: readonly FieldValidationError[]) =>
	steps.findIndex((step) => errorsOfStep(step, errors).length > 0);

/**
 * A step is open once those before it are answered and while the values lead to it. An address that names another is
 * answered with the first step that must be answered, and with the reason: the returned closed step.
 */
export function useClosedStep(options: Options): ClosedStep | undefined {
	const { artefact } = useFormSession();
	const { steps, wanted, settled } = options;
	const [closed, setClosed] = useState<ClosedStep>();
	const latest = useLatest(options);
	useEffect(() => {
		const visible = namedStep(artefact.document, wanted);
		const place = steps.findIndex(({ id }) => id === wanted);
		if (!settled || !visible || place === 0) return;
		let current = true;
		latest.current.check((errors) => {
			const first = firstUnanswered(steps, errors);
			if (!current || (place > 0 && (first < 0 || first >= place))) return;
			const shown = steps.at(first)?.id ?? "";
			setClosed({ visible, shown, onTheWay: place > 0 });
			latest.current.go(shown, { replace: true });
		});
		return () => {
			current = false;
		};
	}, [artefact, steps, wanted, settled, latest]);
	const arrived = useRef(false);
	useEffect(() => {
		const left = arrived.current && wanted !== closed?.shown;
		arrived.current = closed !== undefined && wanted === closed.shown;
		if (left) setClosed(undefined);
	}, [closed, wanted]);
	return closed && closed.shown === wanted ? closed : undefined;
}
