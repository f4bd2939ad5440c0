import type { Insertable, Selectable } from "kysely";
import type { AuditEntryTable, AuditLinkTable } from "./tables/audit-tables.ts";
import type {
	CaseActionTable,
	CaseExceptionTable,
	CaseQuestionTable,
	DiscardedDraftTable,
	DraftTable,
	MessageDayTable,
	MessageFlowTable,
	MessageTable,
	OpenFileTable,
	UploadTable,
} from "./tables/case-tables.ts";
import type {
	ArticleTable,
	ArticleViewTable,
	CategoryTable,
	ContentChangeTable,
	ContentVersionTable,
	ProjectTable,
} from "./tables/content-tables.ts";
import type {
	AbsenceTable,
	BulkCaseTable,
	BulkStepTable,
	CaseChangeTable,
	CaseChecklistTable,
	CaseExtensionTable,
	CaseInformedTable,
	CaseLinkTable,
	CaseNoteTable,
	CaseOnBehalfTable,
	CaseOriginalTable,
	CasePresenceTable,
	CaseSupervisionTable,
	CaseViewTable,
	DismissedSuggestionTable,
	OutsideAnswerTable,
	OutsideLinkTable,
	PictureOriginalTable,
	PublicationProposalTable,
	RedactionTable,
	ReplyDraftTable,
} from "./tables/desk-tables.ts";
import type { FormFunnelTable } from "./tables/funnel-tables.ts";
import type {
	ChannelChoiceTable,
	EmailAddressTable,
	MessageFollowTable,
	MessageSupportTable,
	NotificationTable,
	OutboxTable,
	PushSubscriptionTable,
	QuietHoursTable,
} from "./tables/notification-tables.ts";
import type { LoginCodeTable, LoginPlaceTable, SessionTable, UserLogTable, UserTable } from "./tables/people-tables.ts";
import type {
	ArtefactTable,
	DraftPresenceTable,
	DraftReleaseEditTable,
	DraftReleaseTable,
	PreviewResponseTable,
	PreviewTable,
	PreviewViewerTable,
	PublicationTable,
	ReleaseApprovalTable,
	ReleaseArtefactTable,
	ReleaseScheduleTable,
	ReleaseTable,
	RevocationTable,
} from "./tables/release-tables.ts";
import type {
	OpenIdIdentityTable,
	OpenIdSignInTable,
	PasskeyChallengeTable,
	PasskeyTable,
} from "./tables/sign-in-tables.ts";
import type { CategoryModelTable } from "./tables/suggestion-tables.ts";
import type {
	CalendarTable,
	DataRequestStepTable,
	DataRequestTable,
	ErasedAccountTable,
	ErasedCaseTable,
	ErasureTable,
	HeldErasureTable,
	JobTable,
	MessageWatchTable,
	PurgeNoteTable,
	RateWindowTable,
	SettingTable,
} from "./tables/upkeep-tables.ts";

/** The tables of server/database/migrations as kysely sees them. */
export type Tables = {
	setting: SettingTable;
	app_user: UserTable;
	session: SessionTable;
	openid_sign_in: OpenIdSignInTable;
	openid_identity: OpenIdIdentityTable;
	passkey: PasskeyTable;
	passkey_challenge: PasskeyChallengeTable;
	login_code: LoginCodeTable;
	login_place: LoginPlaceTable;
	rate_window: RateWindowTable;
	release: ReleaseTable;
	artefact: ArtefactTable;
	release_artefact: ReleaseArtefactTable;
	publication: PublicationTable;
	revocation: RevocationTable;
	release_schedule: ReleaseScheduleTable;
	release_approval: ReleaseApprovalTable;
	preview: PreviewTable;
	preview_viewer: PreviewViewerTable;
	preview_response: PreviewResponseTable;
	draft_release: DraftReleaseTable;
	draft_release_edit: DraftReleaseEditTable;
	draft_presence: DraftPresenceTable;
	category: CategoryTable;
	category_model: CategoryModelTable;
	article: ArticleTable;
	project: ProjectTable;
	content_version: ContentVersionTable;
	content_change: ContentChangeTable;
	message: MessageTable;
	message_flow: MessageFlowTable;
	message_watch: MessageWatchTable;
	case_action: CaseActionTable;
	case_exception: CaseExceptionTable;
	message_follow: MessageFollowTable;
	message_support: MessageSupportTable;
	outbox: OutboxTable;
	email_address: EmailAddressTable;
	channel_choice: ChannelChoiceTable;
	push_subscription: PushSubscriptionTable;
	quiet_hours: QuietHoursTable;
	notification: NotificationTable;
	draft: DraftTable;
	discarded_draft: DiscardedDraftTable;
	message_day: MessageDayTable;
	article_view: ArticleViewTable;
	upload: UploadTable;
	user_log: UserLogTable;
	form_funnel: FormFunnelTable;
	job: JobTable;
	calendar: CalendarTable;
	erasure: ErasureTable;
	erased_account: ErasedAccountTable;
	erased_case: ErasedCaseTable;
	held_erasure: HeldErasureTable;
	data_request: DataRequestTable;
	data_request_step: DataRequestStepTable;
	audit_entry: AuditEntryTable;
	audit_link: AuditLinkTable;
	case_question: CaseQuestionTable;
	case_note: CaseNoteTable;
	case_informed: CaseInformedTable;
	case_link: CaseLinkTable;
	case_view: CaseViewTable;
	absence: AbsenceTable;
	case_change: CaseChangeTable;
	dismissed_suggestion: DismissedSuggestionTable;
	case_checklist: CaseChecklistTable;
	case_supervision: CaseSupervisionTable;
	case_presence: CasePresenceTable;
	case_extension: CaseExtensionTable;
	reply_draft: ReplyDraftTable;
	publication_proposal: PublicationProposalTable;
	case_original: CaseOriginalTable;
	picture_original: PictureOriginalTable;
	redaction: RedactionTable;
	case_on_behalf: CaseOnBehalfTable;
	outside_link: OutsideLinkTable;
	outside_answer: OutsideAnswerTable;
	open_file: OpenFileTable;
	purge_note: PurgeNoteTable;
	bulk_step: BulkStepTable;
	bulk_case: BulkCaseTable;
};

/** A user as read. */
export type UserRow = Selectable<UserTable>;
/** A case as read. */
export type MessageRow = Selectable<MessageTable>;
/** A case to be stored. */
export type NewCase = Insertable<MessageTable>;
/** A step to be stored. */
export type NewMessageFlow = Insertable<MessageFlowTable>;
/** A draft as read. */
export type DraftRow = Selectable<DraftTable>;
/** A notification to be stored. */
export type NewNotification = Insertable<NotificationTable>;
/** An upload as read. */
export type UploadRow = Selectable<UploadTable>;
/** A link for somebody outside, to be stored. */
export type NewOutsideLink = Insertable<OutsideLinkTable>;
