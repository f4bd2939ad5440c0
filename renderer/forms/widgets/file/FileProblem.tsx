import { widgetClasses } from "../../classes.ts";
import { useFieldError } from "../../state/use-field-value.ts";

/** What the server has found wrong with one of several files, such as that it is gone. */
export function FileProblem({ pointer }: { pointer: string }) {
	const problem = useFieldError(pointer);
	return problem !== undefined && <p className={widgetClasses.problem}>{problem}</p>;
}
