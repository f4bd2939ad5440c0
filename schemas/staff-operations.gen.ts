/* Generated from schemas/meta and schemas/api by `npm run generate`. Do not edit. */

/** The same of the operations for staff alone. */
export const STAFF_OPERATIONS = {
	/** Writes a note for colleagues, which no citizen reads. */
	deskAddNote: {"method":"POST","path":"admin/api/desk/cases/note","kind":"command","auth":"required"},
	/** Says who works on a case, and how urgent it is; what is left out stays. */
	deskAssignCase: {"method":"POST","path":"admin/api/desk/cases/assign","kind":"command","auth":"required"},
	/** Moves a case to another category: the rules give it to that category's team, its answers and workflow stay. */
	deskChangeCategory: {"method":"POST","path":"admin/api/desk/cases/category","kind":"command","auth":"required"},
	/** Deletes a saved question. */
	deskDeleteView: {"method":"POST","path":"admin/api/desk/views/delete","kind":"command","auth":"required"},
	/** Gives a message up for good, with a reason. */
	deskDiscardOutbox: {"method":"POST","path":"admin/api/desk/outbox/discard","kind":"command","auth":"required"},
	/** Says of a suggested category that it is not the case's: it is not suggested for this case again. */
	deskDismissSuggestion: {"method":"POST","path":"admin/api/desk/suggestion/dismiss","kind":"command","auth":"required"},
	/** Ends a link by which a case is shown outside. */
	deskEndShare: {"method":"POST","path":"admin/api/desk/cases/share/end","kind":"command","auth":"required"},
	/** Gives a clock of a case more working days, and says why. */
	deskExtendCase: {"method":"POST","path":"admin/api/desk/cases/extend","kind":"command","auth":"required"},
	/** Files a case for somebody who called, came or wrote, with the form that citizens fill in; as messagesIndex does. The clerk has to handle its category. */
	deskFileCase: {"method":"POST","path":"admin/api/desk/cases/file","kind":"command","auth":"required"},
	/** Whether a case that its asker may not read can be opened by exception; of one that is not there, the same as of one that cannot. */
	deskGetAccess: {"method":"GET","path":"admin/api/desk/cases/access","kind":"query","auth":"required"},
	/** How far a bulk step of the caller's has come, and what was refused; the newest without an id. */
	deskGetBulk: {"method":"GET","path":"admin/api/desk/bulk","kind":"query","auth":"required"},
	/** One case, all of it. */
	deskGetCase: {"method":"GET","path":"admin/api/desk/case","kind":"query","auth":"required"},
	/** Cases for those who handle them; what is due first comes first. */
	deskGetCases: {"method":"GET","path":"admin/api/desk/cases","kind":"list","auth":"required"},
	/** How many cases wait: for the caller, for nobody, too long. */
	deskGetCounts: {"method":"GET","path":"admin/api/desk/counts","kind":"query","auth":"required"},
	/** How long cases took that the caller may read and that were filed in the last months: median and 90th percentile in days; shares from 0 to 1. */
	deskGetFigures: {"method":"GET","path":"admin/api/desk/figures","kind":"query","auth":"required"},
	/** The categories in which who asks may take cases in, with the form of each. */
	deskGetFilingCategories: {"method":"GET","path":"admin/api/desk/filing-categories","kind":"query","auth":"required"},
	/** What the list can be filtered by. */
	deskGetFilters: {"method":"GET","path":"admin/api/desk/filters","kind":"query","auth":"required"},
	/** How what leaves the portal stands, and what of it was given up: for administrators. */
	deskGetOutbox: {"method":"GET","path":"admin/api/desk/outbox","kind":"query","auth":"required"},
	/** The forms of the release in force in which a reporter can answer a question. */
	deskGetQuestionForms: {"method":"GET","path":"admin/api/desk/question-forms","kind":"query","auth":"required"},
	/** The reply to a case that colleagues write together, and who wrote last. */
	deskGetReplyDraft: {"method":"GET","path":"admin/api/desk/reply-draft","kind":"query","auth":"required"},
	/** The answers of a case that somebody outside can be shown. */
	deskGetShareable: {"method":"GET","path":"admin/api/desk/cases/shareable","kind":"query","auth":"required"},
	/** Texts to begin with, for a case and the steps that can be taken with it now, with the case's values in them. */
	deskGetTemplates: {"method":"GET","path":"admin/api/desk/templates","kind":"query","auth":"required"},
	/** Saved questions of the list: the caller's and those that are shared. */
	deskGetViews: {"method":"GET","path":"admin/api/desk/views","kind":"query","auth":"required"},
	/** Links a case with another, or merges it into that one: its reporter and those who follow it are then told what becomes of the other. */
	deskLinkCases: {"method":"POST","path":"admin/api/desk/cases/link","kind":"command","auth":"required"},
	/** Takes a step of the case's workflow; 409 with the newer version when somebody else was first. */
	deskMoveCase: {"method":"POST","path":"admin/api/desk/cases/move","kind":"command","auth":"required"},
	/** Opens one case that only its own office reads to an administrator who is not of it: to read alone, for an hour, with a reason. It is recorded. */
	deskOpenByException: {"method":"POST","path":"admin/api/desk/cases/exception","kind":"command","auth":"required"},
	/** A case as everybody will see it, what of it is personal, and whether a second person is asked for. */
	deskPreviewPublication: {"method":"GET","path":"admin/api/desk/publication","kind":"query","auth":"required"},
	/** What a text would look like in each channel by which it goes out. */
	deskPreviewReply: {"method":"POST","path":"admin/api/desk/cases/preview","kind":"command","auth":"required"},
	/** Publishes a case as citizens will see it, or takes it back. */
	deskPublishCase: {"method":"POST","path":"admin/api/desk/cases/publish","kind":"command","auth":"required"},
	/** Blots a text out of all that everybody may read of a case; what stood there is kept for those with the right to it. */
	deskRedactCase: {"method":"POST","path":"admin/api/desk/redact","kind":"command","auth":"required"},
	/** Burns black rectangles into a picture of a case; what it was is kept for those with the right to it. */
	deskRedactPicture: {"method":"POST","path":"admin/api/desk/redact-picture","kind":"command","auth":"required"},
	/** Has what was given up sent again: one message, or all of a channel. */
	deskResendOutbox: {"method":"POST","path":"admin/api/desk/outbox/resend","kind":"command","auth":"required"},
	/** Saves the common draft of a reply; 409 with what a colleague has written where it is another version than the one seen. */
	deskSaveReplyDraft: {"method":"POST","path":"admin/api/desk/reply-draft","kind":"command","auth":"required"},
	/** Saves a question of the list, or changes one of the caller's own. 404 where there is none. */
	deskSaveView: {"method":"POST","path":"admin/api/desk/views/save","kind":"command","auth":"required"},
	/** Shows one case to somebody outside by a link that expires; the address is told this once. */
	deskShareCase: {"method":"POST","path":"admin/api/desk/cases/share","kind":"command","auth":"required"},
	/** Makes a second case of a part of one: with a title and words of its own, the same reporter, category and answers. */
	deskSplitCase: {"method":"POST","path":"admin/api/desk/cases/split","kind":"command","auth":"required"},
	/** Takes a step over all cases that a list asks for, 100,000 at most, else it is refused; each by the caller's rights over it. */
	deskStartBulk: {"method":"POST","path":"admin/api/desk/bulk","kind":"command","auth":"required"},
	/** Says that the caller has a case open; answers who else has. To be sent every 20 seconds. */
	deskStayOnCase: {"method":"POST","path":"admin/api/desk/cases/stay","kind":"command","auth":"required"},
	/** Stops a bulk step of the caller's where it is. */
	deskStopBulk: {"method":"POST","path":"admin/api/desk/bulk/stop","kind":"command","auth":"required"},
	/** Marks a case as supervised by who asks, with a reason, or takes the mark off. */
	deskSuperviseCase: {"method":"POST","path":"admin/api/desk/cases/supervise","kind":"command","auth":"required"},
	/** Says of an item of the checklist of a case's state that it is done, or is not. */
	deskTickItem: {"method":"POST","path":"admin/api/desk/cases/checklist","kind":"command","auth":"required"},
	/** Takes a bulk step of the caller's back in all cases that nobody has changed since. */
	deskUndoBulk: {"method":"POST","path":"admin/api/desk/bulk/undo","kind":"command","auth":"required"},
} as const;
