/** What somebody asks for of their data, as lists show it. Days are YYYY-MM-DD. */
export type DataRequestEntry = {
	id: string;
	number: number;
	kind: "export" | "correction" | "erasure";
	channel: "portal" | "code" | "phone" | "counter" | "letter";
	scope: "account" | "case";
	state: "open" | "waiting" | "done" | "refused";
	identity: "session" | "code" | "document" | "call_back" | "letter" | null;
	/** A name with a masked number, or the number of a case. */
	about: string | null;
	assignee: { id: string; name: string } | null;
	overdue: boolean;
	created_at: string;
	due_on: string;
	settled_at: string | null;
	reason: string | null;
};

/** A page of them, and those who can be given one. */
export type DataRequestPage = {
	list: readonly DataRequestEntry[];
	more: boolean;
	people: readonly { id: string; name: string }[];
};

/** A value that can be corrected; of the account where it is no case's. */
export type Correctable = { case: string | null; number: string | null; name: string; label: string; text: string };

/** What an erasure would do. */
export type ErasurePlan = {
	drafts: number;
	sessions: number;
	followed: number;
	/** Cases that only their office reads, and the reader is none of it. */
	restricted: number;
	cases: readonly {
		number: string;
		category: string;
		published: boolean;
		why: "open" | "law" | null;
		until: string | null;
	}[];
};

/** One request with all that is needed to work on it. */
export type DataRequestTask = DataRequestEntry & {
	wish: string | null;
	/** What they were asked back, oldest first; no answer while none came, or where it came by phone. */
	exchanges: readonly { question: string; answer: string | null }[];
	link: string | null;
	link_until: string | null;
	/** What has to be typed to confirm an erasure. */
	confirm: string | null;
	steps: readonly { action: string; detail: Readonly<Record<string, unknown>>; at: string; by: string | null }[];
	values: readonly Correctable[];
	plan: ErasurePlan | null;
};

/** Takes a step of the request that is shown; returns whether it was taken. */
export type TakeStep = (name: string, body: object, done: string) => Promise<boolean>;
