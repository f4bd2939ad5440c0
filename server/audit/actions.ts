/** What the audit log knows to have been done; the word before the dot says to what. */
export const AUDIT_ACTIONS = [
	"session.started",
	"session.refused",
	"session.confirmed",
	"session.ended",
	"case.read",
	"case.filed",
	"case.moved",
	"case.changed",
	"case.published",
	"case.publication_proposed",
	"case.unpublished",
	"case.redacted",
	"case.redaction_taken_back",
	"case.exported",
	"case.figures_exported",
	"case.opened_by_exception",
	"case.supervised",
	"case.supervision_ended",
	"case.shared",
	"case.share_ended",
	"case.opened_outside",
	"case.answered_outside",
	"attachment.read",
	"form.counts_exported",
	"release.published",
	"release.restored",
	"release.revoked",
	"release.scheduled",
	"release.schedule_failed",
	"release.unscheduled",
	"release.approved",
	"draft_release.discarded",
	"person.invited",
	"person.named",
	"person.away",
	"person.back",
	"right.granted",
	"right.taken",
	"person.exported",
	"person.erased",
	"content.changed",
	"content.published",
	"content.taken_back",
	"work_account.named",
	"work_account.linked",
	"work_account.unlinked",
	"passkey.added",
	"passkey.renamed",
	"passkey.removed",
	"audit.exported",
	"notification.resent",
	"notification.discarded",
	"suggestions.changed",
	"data_request.opened",
	"data_request.read",
	"data_request.assigned",
	"data_request.identified",
	"data_request.questioned",
	"data_request.resumed",
	"data_request.exported",
	"data_request.downloaded",
	"data_request.corrected",
	"data_request.erased",
	"data_request.done",
	"data_request.refused",
] as const;

/** One of them. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kinds of things that something is done to. */
export type AuditObjectKind =
	| "account"
	| "attachment"
	| "audit"
	| "case"
	| "cases"
	| "content"
	| "data_request"
	| "draft_release"
	| "form"
	| "notification"
	| "release"
	| "suggestions";

/** What publishing a case is in the log; null for taking it back. */
export function publicationAction(outcome: "published" | "proposed" | null): AuditAction {
	if (outcome === null) return "case.unpublished";
	return outcome === "published" ? "case.published" : "case.publication_proposed";
}
