import type { StudioText } from "../i18n/studio-i18n.ts";

/** What the log calls each action, in words. An action that is not here is shown by its name. */
export const ACTION_WORDS: Readonly<Record<string, StudioText>> = {
	"session.started": "signed in",
	"session.confirmed": "confirmed by code",
	"session.ended": "ended sessions",
	"case.read": "read a case",
	"case.moved": "moved a case",
	"case.published": "published a case",
	"case.unpublished": "took a case back from the public",
	"case.exported": "exported cases",
	"case.opened_by_exception": "opened a restricted case by exception",
	"attachment.read": "opened an attachment",
	"release.published": "published a release",
	"release.restored": "restored a release",
	"release.revoked": "revoked a release",
	"release.scheduled": "scheduled a release",
	"release.unscheduled": "cancelled a scheduled release",
	"release.approved": "approved a release",
	"draft_release.discarded": "discarded changes",
	"person.invited": "invited somebody",
	"right.granted": "gave a right",
	"right.taken": "took a right",
	"content.changed": "changed content",
	"content.published": "published content",
	"content.taken_back": "took content back",
	"audit.exported": "exported the audit log",
};

/** Groups of actions to filter by: the word before the dot. */
export const ACTION_GROUPS: readonly { value: string; label: StudioText }[] = [
	{ value: "", label: "Everything" },
	{ value: "session.", label: "Sign-ins and sessions" },
	{ value: "case.", label: "Cases" },
	{ value: "attachment.", label: "Attachments" },
	{ value: "release.", label: "Releases" },
	{ value: "draft_release.", label: "Drafts of releases" },
	{ value: "right.", label: "Rights" },
	{ value: "person.", label: "People" },
	{ value: "content.", label: "Content" },
	{ value: "audit.", label: "The log itself" },
];
