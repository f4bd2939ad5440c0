import type { AnchorHTMLAttributes, ComponentType } from "react";
import type { Adapters } from "../../adapters/adapter.ts";
import type { Operations, UserInfo } from "../../schemas/types.gen.ts";

/** A path of the portal with its query string, e.g. /article/list?page=2. */
export type Href = string;

/** Where the reader is; `query` has one value per name. */
export type Location = { path: string; query: Readonly<Record<string, string>> };

/** Moves between pages without a reload. */
export type RouterPort = {
	location: Location;
	Link: ComponentType<{ to: Href } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">>;
	navigate(to: Href, options?: { replace?: boolean }): void;
	/** Goes back to where the reader was before login, or home. */
	leaveLogin(): void;
};

/** Who is logged in, and how that changes. */
export type SessionPort = {
	user: UserInfo | null;
	start(session: { token: string; user_info: UserInfo }): void;
	signOut(): void;
	/** Shows the login form over the page; true once logged in, false when dismissed. */
	openLogin(): Promise<boolean>;
};

/** What is shown over the page. Texts are already in the reader's language. */
export type DialogsPort = {
	confirm(question: { title?: string; text: string; confirm?: string }): Promise<boolean>;
	/** A short message that goes by itself; read out politely. */
	tell(message: { tone: "info" | "success" | "warning" | "error"; text: string }): void;
};

/** The configurations loaded at start (spec §2, §3); empty until they have come. */
export type ConfigPort = {
	admin: Partial<Operations["configsGetAll"]["response"]>;
	report: Partial<Operations["reportConfigsGetConfig"]["response"]>;
};

/** Everything the renderer needs from the application around it; it reaches for nothing else. */
export type Ports = {
	adapters: Adapters;
	router: RouterPort;
	session: SessionPort;
	dialogs: DialogsPort;
	config: ConfigPort;
	/** BCP 47. */
	locale: string;
};
