import { useEffect, useRef, useState } from "react";
import type { AnswerError } from "../state/errors-store.ts";
import { useFormSession } from "../state/form-session.ts";
import { useLatest } from "../state/use-latest.ts";
import { errorsOfStage, namedStage, type Stage } from "./form-steps.ts";

/** A step that the address asked for and that is not open, and the step shown instead. */
export type ClosedStep = { asked: Stage; shown: string; onTheWay: boolean };

type Options = {
	stages: readonly Stage[];
	/** The step that the address names. */
	wanted: string | undefined;
	/** Whether the draft, if there is one, has been read: before that nothing is known of the answers. */
	settled: boolean;
	check(tell: (errors: readonly AnswerError[]) => void): void;
	go(id: string, options: { replace: boolean }): void;
};

const firstUnanswered = (stages: readonly Stage[], errors: readonly AnswerError[]) =>
	stages.findIndex((stage) => errorsOfStage(stage, errors).length > 0);

/**
 * A step is open once those before it are answered and while the answers lead to it. An address that names another is
 * answered with the first step that must be answered, and with the reason: the returned closed step.
 */
export function useClosedStep(options: Options): ClosedStep | undefined {
	const { artefact } = useFormSession();
	const { stages, wanted, settled } = options;
	const [closed, setClosed] = useState<ClosedStep>();
	const latest = useLatest(options);
	useEffect(() => {
		const asked = namedStage(artefact.document, wanted);
		const place = stages.findIndex(({ id }) => id === wanted);
		if (!settled || !asked || place === 0) return;
		let current = true;
		latest.current.check((errors) => {
			const first = firstUnanswered(stages, errors);
			if (!current || (place > 0 && (first < 0 || first >= place))) return;
			const shown = stages.at(first)?.id ?? "";
			setClosed({ asked, shown, onTheWay: place > 0 });
			latest.current.go(shown, { replace: true });
		});
		return () => {
			current = false;
		};
	}, [artefact, stages, wanted, settled, latest]);
	const arrived = useRef(false);
	useEffect(() => {
		const left = arrived.current && wanted !== closed?.shown;
		arrived.current = closed !== undefined && wanted === closed.shown;
		if (left) setClosed(undefined);
	}, [closed, wanted]);
	return closed && closed.shown === wanted ? closed : undefined;
}
