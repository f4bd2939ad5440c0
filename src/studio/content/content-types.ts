import type { ArticleContent, ProjectContent } from "../../../schemas/types.gen.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";

/** What editors keep. */
export type WrittenKind = "article" | "project";

/** Whether anybody sees it. */
export type ContentState = "draft" | "scheduled" | "published";

/** What is written of an article or project. */
export type WrittenContent = ArticleContent | ProjectContent;

/** One in the list. */
export type ContentEntry = {
	id: string;
	title: string;
	group: string;
	state: ContentState;
	published_at: string | null;
	saved_at: string | null;
	has_draft: boolean;
};

/** One as its editor gets it. */
export type EditableContent = {
	state: ContentState;
	published_at: string | null;
	version: number;
	content: WrittenContent;
	has_draft: boolean;
	versions: readonly { number: number; title: string; author: string; created_at: string }[];
	categories: readonly string[];
};

/** What is said of each state. */
export const STATE_WORDS: Record<ContentState, StudioText> = {
	draft: "Not published",
	scheduled: "Scheduled",
	published: "Published",
};

/** What the states of a project are called, in the order in which it has them. */
export const PROJECT_STATE_WORDS = {
	planned: "Planned",
	active: "Under way",
	completed: "Completed",
	suspended: "Suspended",
} as const satisfies Record<string, StudioText>;

export const isProjectState = (text: string): text is keyof typeof PROJECT_STATE_WORDS => text in PROJECT_STATE_WORDS;

export const isContentKind = (text: string | undefined): text is WrittenKind =>
	text === "article" || text === "project";
