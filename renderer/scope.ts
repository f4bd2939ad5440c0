import type { Operations, UserInfo } from "../schemas/types.gen.ts";

/** The data that a document's pointers can see (docs/documents.md). */
export type Scope = {
	/** Where the reader is, and the language (BCP 47) that the portal speaks to them. */
	route: { path: string; locale: string };
	query: Readonly<Record<string, string>>;
	/** What was handed to the page by whoever led to it, without being in its address. */
	handed?: Readonly<Record<string, string>>;
	/** Absent when nobody is logged in. */
	user?: UserInfo;
	config: {
		admin: Partial<Operations["configsGetAll"]["response"]>;
		report: Partial<Operations["reportConfigsGetConfig"]["response"]>;
	};
	/** A page's data by name; a name is absent until its response has come. */
	data: Readonly<Record<string, unknown>>;
	/** The entry of a list, the response of a detail view, the row of a repeat group. */
	item?: unknown;
	/** The values of the form around. */
	form?: unknown;
	/** What goes with a form's values: form, form_hash, release, attachments, idempotency_key. */
	submission?: unknown;
	/** The response to a form's submission. */
	result?: unknown;
};
