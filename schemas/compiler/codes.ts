import type { Severity } from "./diagnostic.ts";

const error = (meaning: string) => ({ severity: "error" as const, meaning });
const warning = (meaning: string) => ({ severity: "warning" as const, meaning });

/** Every kind of diagnostic: its severity, and what it means to an author. */
export const CODES = {
	syntax: error("The document is not JSON."),
	"too-large": error("The documents are larger than the compiler takes."),
	"duplicate-key": error("A key stands twice in one object; only one of them would count."),
	"unknown-kind": error("The document says no kind that exists."),
	meta: error("The document says something that its kind has no place for, or lacks something it needs."),
	"unknown-block": error("No block type has this name."),
	"unknown-widget": error("No widget has this name."),
	"unknown-icon": error("The icon catalogue has no such class."),
	"unknown-operation": error("No endpoint has this name."),
	"operation-kind": error("The operation is of another kind than is needed here."),
	"unknown-form": error("No form document has this id."),
	"unknown-view": error("No view document has this id, or it is of the other type."),
	"unknown-page": error("No page or redirect has this path."),
	"unknown-parameter": error("The operation takes no such parameter."),
	"parameter-type": error("The operation does not take this value for the parameter."),
	"missing-parameter": error("The operation needs a parameter that is not given."),
	"unknown-pointer": error("Nothing can stand at this pointer."),
	"pointer-type": error("What stands at this pointer is not of the type that is needed here."),
	unsendable: error("What the form sends, the server would always refuse, whatever is answered."),
	"untitled-case": warning(
		"All cases that the form files are called by their category, for no answer gives them a title.",
	),
	"duplicate-path": error("Two pages have one path."),
	"duplicate-id": error("Two documents of one kind, or two parts of one document, have one id."),
	"unknown-field": error("The form's schema has no such field."),
	"field-in-no-step": error("A field of the form stands in no step, so it is never asked."),
	"condition-never-holds": error("The condition cannot hold, whatever is answered."),
	"unreachable-step": error("The step can never be reached."),
	"shared-step": error("Two forms with steps stand on one page, whose address says one step."),
	"outside-reference": error("A $ref may only point into the same schema's #/$defs."),
	"invalid-schema": error("The schema of the answers is not a valid JSON Schema."),
	"unsupported-keyword": error("The engine cannot render this JSON Schema keyword."),
	"nothing-to-ask": error("A field's schema leaves nothing that an input could ask for."),
	"reserved-name": error(
		"The property has no name, or one that every object already has, so its answer cannot be told from others.",
	),
	"condition-loop": error("Whether something is asked hangs on its own answer, directly or through others."),
	"computed-loop": error("A computed answer is made of itself, directly or through others."),
	"computed-elsewhere": error("A computed answer is made of something that only the browser knows."),
	"empty-consent": warning("A consent that is required counts as given where it is refused."),
	"only-yes": warning("A required question of yes or no is asked by a box that must be ticked: nobody can say no."),
	"unchecked-options": warning("The server cannot check what was chosen against the operation that offered it."),
	contradiction: error("Two parts of a schema ask one answer for things that exclude each other."),
	"widget-type": error("The widget cannot ask for a value of the field's type."),
	untranslated: warning("Texts of a document have no translation in one of the portal's locales."),
	"malformed-message": error("The text is not well-formed ICU MessageFormat."),
	"message-argument": error("The text's arguments are not the ones it is given."),
	"unlabelled-field": error("A field has no title, so nothing says what is asked."),
	"low-contrast": error("The brand's colours are hard to read (WCAG 2.2, 1.4.3 and 1.4.11)."),
	"redirect-nowhere": error("A redirect leads to no page."),
	"redirect-loop": error("Redirects lead in a circle."),
	"missing-document": error("The portal lacks a document that it cannot do without."),
	"unknown-state": error("The workflow has no such state."),
	"unreachable-state": error("No transition leads to this state."),
	"unknown-locale": error("The portal does not speak this locale."),
	"unknown-time-zone": error("The world has no time zone of this name."),
} satisfies Record<string, { severity: Severity; meaning: string }>;

/** The name of a kind of diagnostic. */
export type DiagnosticCode = keyof typeof CODES;
