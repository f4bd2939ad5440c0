import type { AnchorHTMLAttributes, ComponentType } from "react";
import type { Adapters, Caller } from "../../adapters/adapter.ts";
import type { Attachment, Operations, UserInfo } from "../../schemas/types.gen.ts";
import type { Scope } from "../scope.ts";

/** A path of the portal with its query string, e.g. /article/list?page=2. */
type Href = string;

/** Where the reader is; `query` has one value per name. */
export type Location = {
	path: string;
	query: Readonly<Record<string, string>>;
	/** What was handed to the page by whoever led to it, without being in its address; it survives a reload. */
	handed?: Readonly<Record<string, string>>;
	/** What the page has left with this entry of the history, to find it again when it is loaded anew or gone back to. */
	state?: unknown;
};

/** Moves between pages without a reload. */
export type RouterPort = {
	location: Location;
	/** Also loads the page's artefacts ahead when the reader means to go there (pointer over it, focus on it). */
	Link: ComponentType<
		{ to: Href; handed?: Location["handed"] } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">
	>;
	navigate(to: Href, options?: { replace?: boolean } & Pick<Location, "handed" | "state">): void;
	/** Goes to the page before this one; home where the portal was entered here. */
	back(): void;
	/** Goes back to where the reader was before login, or home. */
	leaveLogin(): void;
};

/** Who is logged in, and how that changes. */
export type SessionPort = {
	user: UserInfo | null;
	start(session: { token: string; user_info: UserInfo }): void;
	/** What is known of the one who is logged in has changed; the session goes on. Does nothing while no one is. */
	update(user_info: UserInfo): void;
	signOut(): void;
	/** Shows the login form over the page, and says in it why; true once logged in, false when dismissed. */
	openLogin(why?: string): Promise<boolean>;
};

/** What is shown over the page. Texts are already in the reader's language. */
export type DialogsPort = {
	confirm(question: { title?: string; text: string; confirm?: string; danger?: boolean }): Promise<boolean>;
	/** A short message that goes by itself; read out politely. */
	toast(message: { tone: "info" | "success" | "warning" | "error"; text: string }): void;
	/** Shows a form over the page, in the scope of what opened it; true once sent, false when dismissed. */
	openForm(form: {
		form: string;
		/** The form to show where the release has none of that name. */
		fallback?: string | undefined;
		title?: string;
		scope: Scope;
		/** Initial values, by field. */
		prefill?: Readonly<Record<string, unknown>>;
	}): Promise<boolean>;
};

/** What the reader's device does for the page. */
export type DevicePort = {
	print(): void;
	/** Offers the page to other applications; false where the device cannot. Dismissing is no failure. */
	share(): Promise<boolean>;
	/** Puts the page's address on the clipboard; false where that is refused. */
	copyLink(): Promise<boolean>;
	/** Puts a text on the clipboard; false where that is refused. */
	copy(text: string): Promise<boolean>;
	/** Hands a text over as a file. */
	save(file: { name: string; type: string; text: string }): void;
	/** Opens an address outside the portal. */
	open(address: string): void;
};

/** Shows a file over the page until its reader closes it. */
export type FileViewer = ComponentType<{ file: Attachment; onClose(): void }>;

/** What would be lost with a page: values not submitted, or what is shown only once. */
export type UnsavedChangesPort = {
	/** Has the page stay while `isUnsaved` says so, even if a release takes it back. Returns the way to end that. */
	register(isUnsaved: () => boolean): () => void;
	/** Whether there are unsaved changes now. */
	any(): boolean;
};

/** The configurations loaded at start (spec §2, §3); empty until they have come. */
export type ConfigPort = {
	admin: Partial<Operations["configsGetAll"]["response"]>;
	report: Partial<Operations["reportConfigsGetConfig"]["response"]>;
};

/** Everything the renderer needs from the application around it; it reaches for nothing else. */
export type Ports = {
	adapters: Adapters;
	/** Components of block types that are not everybody's, by type. */
	moreBlocks?: Readonly<Record<string, unknown>>;
	/** What shows files in place that are not pictures, by media type; others are saved. */
	viewers?: Readonly<Record<string, FileViewer>>;
	/** Reads a rich text where there is no browser; without it, the browser's own sanitiser does. */
	richText?(html: string): DocumentFragment;
	/** What the adapters call with outside of a hook. */
	caller: Caller;
	router: RouterPort;
	session: SessionPort;
	dialogs: DialogsPort;
	device: DevicePort;
	unsavedChanges: UnsavedChangesPort;
	config: ConfigPort;
	/** Whether the backend implements an operation; others are not requested. */
	offers(operation: string): boolean;
	/** Names drafts apart from the reader's own, where forms are filled in for others: they stay on the device. */
	draftsOf?: string;
	/** BCP 47. */
	locale: string;
	/** Asks anew for everything that is shown. */
	refresh(): void;
	/**
	 * Called with a button pressed or a form sent, by the names of their actions or form: nothing of the reader's. Must not
	 * throw.
	 */
	onAction?(name: string): void;
	/** Called with what broke while rendering; `place` names the document or block. Must not throw. */
	onError(problem: { place: string; error: Error }): void;
};
