import type { Action } from "../../schemas/types.gen.ts";

/**
 * What a button does, for the log of actions: its actions by the names that the document gives them, such as
 * "call messagesWithdraw, reload". Nothing of the reader's is in it: neither addresses nor values.
 */
export const actionsName = (actions: readonly Action[]): string =>
	actions
		.map((action) => {
			const of = "operation" in action ? action.operation : "form" in action ? action.form : undefined;
			return of === undefined ? action.do : `${action.do} ${of}`;
		})
		.join(", ");
