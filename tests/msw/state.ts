import type {
	Attachment,
	DataRequestState,
	EndedDraft,
	FlowEntry,
	Notification,
	Operations,
	ServerDraft,
	Session,
	UserInfo,
} from "../../schemas/types.gen.ts";
import { ARTICLES, CASES, type Case, flowOf, PROJECTS } from "./content.ts";
import { type FiledForm, MOCK_RELEASE, readForm } from "./forms.ts";

type Filing = { body: string; respond: Operations["messagesIndex"]["response"] };

/** All that the mock portal knows; every test makes its own. */
export type PortalState = {
	articles: typeof ARTICLES;
	projects: typeof PROJECTS;
	/** Ids of the articles opened, by the one visitor that a test is. */
	opened: Set<string>;
	cases: Case[];
	flows: Map<string, FlowEntry[]>;
	forms: Map<string, FiledForm>;
	/** Codes sent, by mobile; `sent_at` in milliseconds. */
	codes: Map<string, { code: string; sent_at: number; attempts: number }>;
	/** Users by token. */
	sessions: Map<string, UserInfo>;
	/** Users by id, as they are now. */
	users: Map<string, UserInfo>;
	/** What else is known of them, by id. */
	profiles: Map<string, { locale: string | null; keep_drafts: boolean; created_at: string }>;
	/** When users want to be left in peace, by id. */
	quiet: Map<string, { quiet_from: string | null; quiet_until: string | null }>;
	/** The sessions whose devices are told by their push services. */
	pushed: Set<string>;
	/** What was asked for of the data of users and of cases, by their id, the newest first. */
	dataRequests: Map<string, DataRequestState[]>;
	/** What who asked was asked back last, and what they answered, by the number of their request. */
	askedBack: Map<string, { question: string; answer: string | null }>;
	/** The session of a token. */
	devices: Map<string, Omit<Session, "current">>;
	/** Drafts by user and form. */
	drafts: Map<string, ServerDraft>;
	/** Drafts that were sent or discarded, with whose they were; null for a case without a name. */
	ended: (EndedDraft & { user: string | null })[];
	uploads: Map<string, Attachment>;
	/** Filed cases by idempotency key. */
	filings: Map<string, Filing>;
	/** What was done to a case, by its id and the idempotency key. */
	acted: Map<string, string>;
	/** What users were told, newest first. */
	notifications: (Notification & { user: string })[];
	log: Operations["userLogCreateLog"]["request"]["events"][number][];
	/** Whether more is answered than the sixteen calls of the specification. */
	offersAll: boolean;
	/** Null for a backend that knows no releases. */
	release: { id: string; manifest_url: string } | null;
	/** Milliseconds. */
	now(): number;
};

/** A fresh state with the example content. */
export function createPortalState(options: { releases?: boolean; offersAll?: boolean } = {}): PortalState {
	return {
		articles: structuredClone(ARTICLES),
		projects: structuredClone(PROJECTS),
		opened: new Set(),
		cases: structuredClone(CASES),
		flows: new Map(CASES.map((item) => [item.id, flowOf(item)])),
		forms: new Map(["suggestion", "noise", "complaint", "profile", "ask-visit"].map((id) => [id, readForm(id)])),
		codes: new Map(),
		sessions: new Map(),
		users: new Map(),
		profiles: new Map(),
		quiet: new Map(),
		pushed: new Set(),
		dataRequests: new Map(),
		askedBack: new Map(),
		devices: new Map(),
		drafts: new Map(),
		ended: [],
		uploads: new Map(),
		filings: new Map(),
		acted: new Map(),
		notifications: [],
		log: [],
		offersAll: options.offersAll ?? true,
		release: options.releases === false ? null : { id: MOCK_RELEASE, manifest_url: `/release/${MOCK_RELEASE}.json` },
		now: Date.now,
	};
}
