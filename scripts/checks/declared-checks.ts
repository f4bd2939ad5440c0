import type { DeclaredCheck } from "./check-code.ts";

/** What an operation of the staff's returns, or a part of it by a JSON Pointer into its schema. */
const staff = (operation: string, part = "") => `api/staff/${operation}.schema.json#/response${part}`;
const shape = (name: string) => `api/shapes/${name}.schema.json`;
const DEFS = "meta/defs.schema.json#/$defs";
const meta = (kind: string) => `meta/${kind}.schema.json`;

/** The file of checks with a name, below schemas/: of checks, or of the folder that it names, where that must not look up to them. */
export const checksPath = (name: string): string => `${name.includes("/") ? name : `checks/${name}`}.gen.ts`;

/**
 * The checks that are generated, by the file that holds them: what one script needs stands in one file, so that
 * no page loads another's. `type` is what a value is once it has passed. Without `holds` a value must be all that
 * its schema says of its structure; with it only these members are looked at, from outside alone: what the code could not do
 * without. `exact` holds texts to how they must be written too. That is right where the rest has been checked, or must not matter: a draft from before a change of the schema is
 * still somebody's draft, and a server of an earlier version still an answer.
 */
export const CHECKS: Readonly<Record<string, Readonly<Record<string, DeclaredCheck>>>> = {
	/** What the compiler has made, pinned by its hash: this detects a wrong file. */
	artefacts: {
		isManifest: {
			type: "Manifest",
			schema: "release/manifest.schema.json",
			holds: ["site", "routes", "forms", "views", "messages", "workflow", "icons", "style", "format"],
		},
		isPage: { type: "PageDocument", schema: meta("page"), holds: ["path", "blocks", "kind"] },
		isForm: {
			type: "FormArtefact",
			schema: "release/form-artefact.schema.json",
			holds: ["document/schema", "document/submit", "validator"],
		},
		isView: { type: "ViewDocument", schema: meta("view"), holds: ["operation", "kind"] },
		isWorkflow: { type: "WorkflowDocument", schema: meta("workflow"), holds: ["states", "transitions"] },
		isIcons: { type: "IconsDocument", schema: meta("icons"), holds: ["icons"] },
		isMessages: {
			type: "MessagesArtefact",
			schema: "release/messages-artefact.schema.json",
			holds: ["locale", "messages"],
		},
		isReference: { type: "ReleaseReference", schema: "release/reference.schema.json", holds: ["id", "manifest_url"] },
	},
	session: {
		isUserInfo: { type: "UserInfo", schema: shape("user-info"), holds: ["id", "mobile", "nickname", "roles"] },
	},
	submissions: {
		isRefusedField: { type: "RefusedField", schema: shape("refused-field") },
		isReceipt: { type: "KeptReceipt", schema: "device/receipt.schema.json", holds: ["form", "hash"] },
		isReceiptLabels: {
			type: 'NonNullable<KeptReceipt["labels"]>',
			schema: "device/receipt.schema.json#/properties/labels",
		},
	},
	admin: { isContent: { type: "ArticleContent | ProjectContent", schema: shape("article-content"), holds: ["body"] } },
	/** What the server handles cases by; of any version that was ever published. */
	handling: {
		isStaffManifest: { type: "Manifest", schema: "release/manifest.schema.json", holds: ["format"] },
		isDesk: { type: "DeskDocument", schema: meta("desk"), holds: ["kind"] },
		isHolidays: { type: "HolidaysDocument", schema: meta("holidays"), holds: ["kind", "holidays"] },
		isRouting: { type: "RoutingDocument", schema: meta("routing"), holds: ["kind", "rules"] },
		isTemplates: { type: "TemplatesDocument", schema: meta("templates"), holds: ["kind", "templates"] },
		isNotifications: { type: "NotificationsDocument", schema: meta("notifications"), holds: ["kind", "messages"] },
		isCategories: { type: "CategoriesDocument", schema: meta("categories"), holds: ["kind", "categories"] },
		isCaseWorkflow: {
			type: "WorkflowDocument",
			schema: meta("workflow"),
			holds: ["kind", "states", "transitions", "clocks"],
		},
	},
	drafts: {
		isDraft: {
			type: "Draft",
			schema: "device/draft.schema.json",
			holds: ["hash", "release", "idempotency_key", "answers", "attachments", "version", "saved_at"],
		},
		isCopied: { type: "Copied", schema: "device/draft-copy.schema.json" },
		isDraftNews: { type: "DraftNews", schema: "device/draft-news.schema.json" },
		isServerDraft: {
			type: "ServerDraft",
			schema: shape("draft"),
			holds: ["form", "form_hash", "idempotency_key", "updated_at", "data", "version"],
		},
		isStoredAttachment: { type: "Attachment", schema: shape("attachment"), holds: ["id"] },
		isEndedDraft: {
			type: "EndedDraft",
			schema: shape("ended-draft"),
			holds: ["how", "form", "idempotency_key", "ended_at"],
		},
	},
	queue: {
		isQueued: {
			type: "QueuedSubmission",
			schema: "device/queued-submission.schema.json",
			holds: ["key", "form", "draft", "address", "user", "operation", "body", "saved_at"],
		},
	},
	worker: {
		isWorkerMessage: { type: "WorkerMessage", schema: "device/worker-message.schema.json" },
		isPushMessage: { type: "PushMessage", schema: "device/push-message.schema.json" },
	},
	entries: {
		isAttachment: { type: "Attachment", schema: shape("attachment"), holds: ["url", "name", "mime"] },
		isFlowEntry: { type: "FlowEntry", schema: shape("flow-entry"), holds: ["action", "to_status", "created_at"] },
		isAnswer: { type: "Answer", schema: shape("answer"), holds: ["label", "text"] },
	},
	desk: {
		isCaseInScope: {
			type: 'Pick<DeskCase, "id" | "version" | "title" | "moves">',
			schema: shape("desk-case"),
			holds: ["id", "version", "title", "moves"],
		},
		isCaseWithChecklist: {
			type: 'Pick<DeskCase, "id" | "checklist" | "may">',
			schema: shape("desk-case"),
			holds: ["id", "checklist", "may"],
		},
		isClock: {
			type: "DeskClock",
			schema: `${shape("desk-case")}#/properties/clocks/items`,
			holds: ["since", "pauses"],
		},
		isSavedView: {
			type: 'StaffOperations["deskGetViews"]["response"]["list"][number]',
			schema: staff("deskGetViews", "/properties/list/items"),
			holds: ["id", "name", "query"],
		},
		isBulk: {
			type: 'NonNullable<StaffOperations["deskGetBulk"]["response"]["bulk"]>',
			schema: staff("deskGetBulk", "/properties/bulk/anyOf/0"),
			holds: ["id", "refusals"],
		},
		isDeskFigures: {
			type: 'StaffOperations["deskGetFigures"]["response"]',
			schema: staff("deskGetFigures"),
			holds: ["by_category", "by_district", "by_month"],
		},
		isPublication: {
			type: `Pick<StaffOperations["deskPreviewPublication"]["response"], "id" | "version" | "may_publish" | "pictures">`,
			schema: staff("deskPreviewPublication"),
			holds: ["id", "version", "may_publish", "pictures"],
		},
		isReplyDraft: {
			type: 'StaffOperations["deskGetReplyDraft"]["response"]',
			schema: staff("deskGetReplyDraft"),
			holds: ["text", "version"],
		},
	},
	backups: {
		isBackupDescription: {
			type: "BackupDescription",
			schema: "backup/description.schema.json",
			holds: ["format", "name", "consistent_at", "wal", "parts", "manifest", "uploads"],
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
		isStoredEdit: { type: "Edit", schema: "edits/edit.schema.json", holds: ["id", "path", "at"] },
		isFormDocument: { type: "FormDocument", schema: meta("form"), holds: ["kind", "schema", "submit", "title"] },
		isBlock: { type: "Block", schema: meta("block"), holds: ["type"] },
		isBrand: {
			type: "Brand",
			schema: `${meta("site")}#/properties/brand`,
			holds: ["primary", "on_primary", "accent"],
			exact: true,
		},
		isViewDocument: { type: "ViewDocument", schema: meta("view"), holds: ["kind", "id", "operation"] },
	},
};
