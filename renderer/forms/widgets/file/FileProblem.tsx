import { widgetClasses } from "../../classes.ts";
import { useAnswerError } from "../../state/use-answer.ts";

/** What the server has found wrong with one of several files, such as that it is gone. */
export function FileProblem({ pointer }: { pointer: string }) {
	const problem = useAnswerError(pointer);
	return problem !== undefined && <p className={widgetClasses.problem}>{problem}</p>;
}
