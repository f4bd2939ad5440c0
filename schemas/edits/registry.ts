import { isNameIn } from "../json/one-of.ts";
import type { Verb, VerbName } from "./types.ts";
import { add } from "./verbs/add.ts";
import { addField } from "./verbs/add-field.ts";
import { correctText } from "./verbs/correct-text.ts";
import { move } from "./verbs/move.ts";
import { moveField } from "./verbs/move-field.ts";
import { remove } from "./verbs/remove.ts";
import { rename } from "./verbs/rename.ts";
import { replaceDocument } from "./verbs/replace-document.ts";
import { set } from "./verbs/set.ts";
import { splitStep } from "./verbs/split-step.ts";
import { translateText } from "./verbs/translate.ts";
import { undo } from "./verbs/undo.ts";

/** Every verb by its name. */
export const VERBS: { readonly [Name in VerbName]: Verb<Name> } = {
	set,
	add,
	remove,
	move,
	rename,
	"add-field": addField,
	"move-field": moveField,
	"split-step": splitStep,
	translate: translateText,
	"correct-text": correctText,
	"replace-document": replaceDocument,
	undo,
};

/** Whether a text names a verb. */
export const isVerbName = (name: unknown) => isNameIn(VERBS, name);
