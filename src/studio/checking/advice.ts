import type { DiagnosticCode } from "../../../schemas/compiler/codes.ts";

/**
 * What is wrong and what to do about it, for whoever knows the screens and no JSON. {value} is what stands at the place. Loaded when a
 * problem is first shown.
 */
export const ADVICE: Readonly<Record<DiagnosticCode, string>> = {
	syntax: "The source cannot be read. Correct it in Source, or undo the last change.",
	"too-large": "The portal’s documents are too large together. Make texts or pictures smaller.",
	"duplicate-key": "The same setting stands twice. Remove one of them in Source.",
	"unknown-kind": "Nothing says what kind of document this is. Remove it, or correct its kind in Source.",
	meta: "A setting is missing, has no place here or has a value that it cannot have. Fill it in, or remove it.",
	"unknown-block": "There is no part of the kind “{value}”. Remove it and add one from the list.",
	"unknown-widget": "A question cannot be asked in the way “{value}”. Choose another one under How it is asked.",
	"unknown-icon": "There is no icon “{value}”. Choose one from the catalogue.",
	"unknown-operation": "The portal cannot read or send “{value}”. Choose one of those that are offered.",
	"operation-kind": "“{value}” does something else than is needed here. Choose another one of those that are offered.",
	"unknown-form": "There is no form “{value}”. Choose a form from the list.",
	"unknown-view": "There is no such list or details “{value}”. Choose one from the list.",
	"unknown-page": "There is no page at “{value}”. Choose a page from the list.",
	"unknown-parameter": "What is read here takes no such value. Remove it.",
	"parameter-type": "“{value}” is not a value that can be given here. Choose or type another one.",
	"missing-parameter": "What is read here needs one more value. Give it in the settings.",
	"unknown-pointer":
		"Nothing stands where this refers to: it may have been removed or renamed. Choose again what is shown.",
	"pointer-type": "What is referred to here is of another kind than is needed. Choose something else.",
	unsendable:
		"What this form sends would always be refused. Compare its questions with those of a form that works, such as a copy of it.",
	"untitled-case":
		"Cases of this form all bear the name of their category. Ask a public question named Title to tell them apart.",
	"duplicate-path": "Two pages have the address “{value}”. Give one of them another address.",
	"duplicate-id": "Two things have the name “{value}”. Give one of them another name.",
	"unknown-field":
		"The form has no question “{value}”: it may have been removed or renamed. Choose another one, or remove this.",
	"field-in-no-step": "This question stands in no step, so nobody is asked. Move it into a step in Structure.",
	"condition-never-holds":
		"This condition can never hold, so what hangs on it never shows. Change or remove the condition.",
	"unreachable-step": "Nobody ever comes to this step. Change its condition or that of a way out before it.",
	"shared-step": "Two forms with steps stand on one page. Move one of them to another page.",
	"outside-reference": "A question refers to something outside its form. Describe it within the form.",
	"invalid-schema":
		"The rules of this question are not well-formed. Undo the last change of it, or make the question anew.",
	"unsupported-keyword":
		"A rule of this question is one that no form here can ask for. Remove it, or see Details for what does the same.",
	"nothing-to-ask": "Nothing can be answered here. Add a question or choose a kind of answer, or remove it.",
	"reserved-name": "The question cannot have this name. Give it another one.",
	"condition-loop": "This is asked only if it is answered itself. Let its condition be about another question.",
	"computed-loop": "This answer is made of itself. Take it out of what it is made of.",
	"computed-elsewhere":
		"This answer is made of something that the portal does not know when it is sent. Make it of other answers.",
	"empty-consent": "This consent counts as given even where it is refused. Ask it by a box that must be ticked.",
	"only-yes": "Nobody can answer no here. Do not require it, or ask it as a choice of yes and no.",
	"never-offered": "More answers are allowed here than anything asks for. See Details.",
	"unchecked-options":
		"The portal cannot check that what is chosen was offered. Offer another list, or accept it as it is.",
	contradiction: "Two rules of this question exclude each other, so no answer is right. Remove one of them.",
	"widget-type": "A question of this kind cannot be asked in this way. Choose another one under How it is asked.",
	untranslated: "Not everything here is translated, such as “{value}”. Press Translate and type what is missing.",
	"stale-translation":
		"A text was corrected and its translation is of the former one. Translate it anew, or say that it is still right.",
	"malformed-message": "The braces in “{value}” do not fit together. Close each that is opened, or leave them out.",
	"message-argument": "The names in braces are not those that this text is given. Correct or remove them.",
	"unlabelled-alternative": "A choice has no words, so nobody knows what is chosen. Type its label.",
	"unlabelled-field": "This question has no label, so nobody knows what is asked. Type it.",
	"logo-picture": "The picture of the logo is too large or cannot be shown. Choose another file.",
	"incomplete-logo": "The logo lacks its picture or the words for it. Choose the picture anew and type the words.",
	"unlabelled-logo":
		"The logo stands in place of the portal’s name, and nothing is read out for it. Type words for it.",
	"low-contrast": "These colours are hard to read together. Drag one of them under Theme until its contrast is green.",
	"redirect-nowhere": "This old address leads to no page. Choose where it leads.",
	"redirect-loop": "Old addresses lead to each other in a circle. Let one of them lead to a page.",
	"missing-document": "The portal cannot do without a document that is gone. Undo its removal, or import it again.",
	"unknown-workflow": "There is no workflow “{value}”. Choose one from the list.",
	"state-differs":
		"Two workflows say different things of the state “{value}”. Give it the same words and meaning in both.",
	"unknown-state": "The workflow has no state “{value}”. Choose one that it has.",
	"unknown-action": "No workflow has a step “{value}”. Choose one that there is.",
	"unreachable-state": "No case can come into this state. Add a transition that leads to it, or remove it.",
	"dead-end-state":
		"Cases stay in this state for ever and count as open. Add a transition out of it, or let it count as closed.",
	"staff-only":
		"Something that everybody sees uses what is for staff alone. Choose something else, or make it for staff.",
	"server-path": "The portal needs the address “{value}” itself. Give the page another one.",
	"address-words":
		"Words that anybody can write into the address would look like the portal’s own. Show something else here.",
	"unknown-category": "There is no category “{value}”. Choose one from the list.",
	"category-loop": "Categories are parts of each other in a circle. Choose another parent for one of them.",
	"category-form": "The form of this category does not file its cases. Choose another form.",
	"unknown-team": "There is no team “{value}”. Choose one from the list.",
	"restricted-category":
		"Only its team is to read these cases, but none is chosen or they can be published. Choose a team, and never publish them.",
	"stale-test-case":
		"This test case has an answer that its form does not ask for any more. Try it again in Logic and keep it anew.",
	"unknown-locale": "The portal does not speak “{value}”. Choose one of its languages.",
	"unknown-time-zone": "There is no time zone “{value}”. Type one such as Europe/Berlin or Asia/Shanghai.",
};
