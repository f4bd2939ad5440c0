import type { DeclaredCheck } from "./check-code.ts";

/** What an operation of the staff's returns, or a part of it by a JSON Pointer into its schema. */
const staff = (operation: string, part = "") => `api/staff/${operation}.schema.json#/response${part}`;
const shape = (name: string) => `api/shapes/${name}.schema.json`;
const DEFS = "meta/defs.schema.json#/$defs";
const meta = (kind: string) => `meta/${kind}.schema.json`;

/** The path below schemas/ of a file of checks: in schemas/checks, or in the folder that its name names, where that may not import from there. */
export const checksPath = (name: string): string => `${name.includes("/") ? name : `checks/${name}`}.gen.ts`;

/**
 * The checks that are generated, by the file that holds them: what one script needs stands in one file, so that no page loads
 * another's.
 *
 * `type` is what a value is once it has passed. A value must have the whole structure that its schema declares; with `members` only
 * these are looked at, and only from outside: what the code could not do without. That is right where the rest has been checked
 * before, or must not matter: a draft from before a change of the schema is still somebody's draft, and a server of an earlier
 * version still a server. `exact` checks how texts are written, too.
 */
export const CHECKS: Readonly<Record<string, Readonly<Record<string, DeclaredCheck>>>> = {
	/** What the compiler has made, pinned by its hash: this detects a wrong file. */
	artefacts: {
		isManifest: {
			type: "Manifest",
			schema: "release/manifest.schema.json",
			members: ["site", "routes", "forms", "views", "messages", "workflow", "icons", "style", "format"],
		},
		isPage: { type: "PageDocument", schema: meta("page"), members: ["path", "blocks", "kind"] },
		isForm: {
			type: "FormArtefact",
			schema: "release/form-artefact.schema.json",
			members: ["document/schema", "document/submit", "validator"],
		},
		isView: { type: "ViewDocument", schema: meta("view"), members: ["operation", "kind"] },
		isWorkflow: { type: "WorkflowDocument", schema: meta("workflow"), members: ["states", "transitions"] },
		isIcons: { type: "IconsDocument", schema: meta("icons"), members: ["icons"] },
		isMessages: {
			type: "MessagesArtefact",
			schema: "release/messages-artefact.schema.json",
			members: ["locale", "messages"],
		},
		isReference: { type: "ReleaseReference", schema: "release/reference.schema.json", members: ["id", "manifest_url"] },
	},
	session: {
		isUserInfo: { type: "UserInfo", schema: shape("user-info"), members: ["id", "mobile", "nickname", "roles"] },
	},
	submissions: {
		isRefusedField: { type: "RefusedField", schema: shape("refused-field") },
		isReceipt: { type: "KeptReceipt", schema: "device/receipt.schema.json", members: ["form", "hash"] },
		isReceiptLabels: {
			type: 'NonNullable<KeptReceipt["labels"]>',
			schema: "device/receipt.schema.json#/properties/labels",
		},
	},
	admin: {
		isContent: { type: "ArticleContent | ProjectContent", schema: shape("article-content"), members: ["body"] },
	},
	/** What the server handles cases by; of any version that was ever published. */
	handling: {
		isStaffManifest: { type: "Manifest", schema: "release/manifest.schema.json", members: ["format"] },
		isDesk: { type: "DeskDocument", schema: meta("desk"), members: ["kind"] },
		isHolidays: { type: "HolidaysDocument", schema: meta("holidays"), members: ["kind", "holidays"] },
		isRouting: { type: "RoutingDocument", schema: meta("routing"), members: ["kind", "rules"] },
		isTemplates: { type: "TemplatesDocument", schema: meta("templates"), members: ["kind", "templates"] },
		isNotifications: { type: "NotificationsDocument", schema: meta("notifications"), members: ["kind", "messages"] },
		isCategories: { type: "CategoriesDocument", schema: meta("categories"), members: ["kind", "categories"] },
		isCaseWorkflow: {
			type: "WorkflowDocument",
			schema: meta("workflow"),
			members: ["kind", "states", "transitions", "clocks"],
		},
	},
	drafts: {
		isDraft: {
			type: "Draft",
			schema: "device/draft.schema.json",
			members: ["hash", "release", "idempotency_key", "answers", "attachments", "version", "saved_at"],
		},
		isCopied: { type: "Copied", schema: "device/draft-copy.schema.json" },
		isDraftNews: { type: "DraftNews", schema: "device/draft-news.schema.json" },
		isServerDraft: {
			type: "ServerDraft",
			schema: shape("draft"),
			members: ["form", "form_hash", "idempotency_key", "updated_at", "data", "version"],
		},
		isStoredAttachment: { type: "Attachment", schema: shape("attachment"), members: ["id"] },
		isEndedDraft: {
			type: "EndedDraft",
			schema: shape("ended-draft"),
			members: ["how", "form", "idempotency_key", "ended_at"],
		},
	},
	queue: {
		isQueued: {
			type: "QueuedSubmission",
			schema: "device/queued-submission.schema.json",
			members: ["key", "form", "draft", "address", "user", "operation", "body", "saved_at"],
		},
	},
	worker: {
		isWorkerMessage: { type: "WorkerMessage", schema: "device/worker-message.schema.json" },
		isPushMessage: { type: "PushMessage", schema: "device/push-message.schema.json" },
	},
	entries: {
		isAttachment: { type: "Attachment", schema: shape("attachment"), members: ["url", "name", "mime"] },
		isFlowEntry: { type: "FlowEntry", schema: shape("flow-entry"), members: ["action", "to_status", "created_at"] },
		isAnswer: { type: "Answer", schema: shape("answer"), members: ["label", "text"] },
	},
	desk: {
		isCaseInScope: {
			type: 'Pick<DeskCase, "id" | "version" | "title" | "moves">',
			schema: shape("desk-case"),
			members: ["id", "version", "title", "moves"],
		},
		isCaseWithChecklist: {
			type: 'Pick<DeskCase, "id" | "checklist" | "may">',
			schema: shape("desk-case"),
			members: ["id", "checklist", "may"],
		},
		isClock: {
			type: "DeskClock",
			schema: `${shape("desk-case")}#/properties/clocks/items`,
			members: ["since", "pauses"],
		},
		isSavedView: {
			type: 'StaffOperations["deskGetViews"]["response"]["list"][number]',
			schema: staff("deskGetViews", "/properties/list/items"),
			members: ["id", "name", "query"],
		},
		isBulk: {
			type: 'NonNullable<StaffOperations["deskGetBulk"]["response"]["bulk"]>',
			schema: staff("deskGetBulk", "/properties/bulk/anyOf/0"),
			members: ["id", "refusals"],
		},
		isDeskFigures: {
			type: 'StaffOperations["deskGetFigures"]["response"]',
			schema: staff("deskGetFigures"),
			members: ["by_category", "by_district", "by_month"],
		},
		isPublication: {
			type: `Pick<StaffOperations["deskPreviewPublication"]["response"], "id" | "version" | "may_publish" | "pictures">`,
			schema: staff("deskPreviewPublication"),
			members: ["id", "version", "may_publish", "pictures"],
		},
		isReplyDraft: {
			type: 'StaffOperations["deskGetReplyDraft"]["response"]',
			schema: staff("deskGetReplyDraft"),
			members: ["text", "version"],
		},
	},
	backups: {
		isBackupDescription: {
			type: "BackupDescription",
			schema: "backup/description.schema.json",
			members: ["format", "name", "consistent_at", "wal", "parts", "manifest", "uploads"],
		},
	},
	"edits/checks": {
		isEdit: { type: "Edit", schema: "edits/edit.schema.json" },
		isNewField: { type: "NewField", schema: "edits/new-field.schema.json", exact: true },
		isFieldName: { type: "string", schema: "edits/new-field.schema.json#/properties/name", exact: true },
		isId: { type: "string", schema: `${DEFS}/id`, exact: true },
		isPagePath: { type: "string", schema: `${DEFS}/path`, exact: true },
	},
	studio: {
		// Of any version of the studio: what it cannot do is refused where it is applied.
		isStoredEdit: { type: "Edit", schema: "edits/edit.schema.json", members: ["id", "path", "at"] },
		isFormDocument: { type: "FormDocument", schema: meta("form"), members: ["kind", "schema", "submit", "title"] },
		isBlock: { type: "Block", schema: meta("block"), members: ["type"] },
		isBrand: {
			type: "Brand",
			schema: `${meta("site")}#/properties/brand`,
			members: ["primary", "on_primary", "accent"],
			exact: true,
		},
		isViewDocument: { type: "ViewDocument", schema: meta("view"), members: ["kind", "id", "operation"] },
	},
};
