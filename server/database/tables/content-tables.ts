import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ArticleContent, ProjectContent, ProjectSummary } from "../../../schemas/types.gen.ts";
import type { Time, TimeByDefault, Written } from "./column-types.ts";

/** What editors write. */
export type ContentKind = "article" | "project";

type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What is kept of an article or a project for its editors. */
type EditorColumns = {
	/** What is saved and not out. */
	draft: ColumnType<ArticleContent | ProjectContent | null, string | null | undefined, string | null>;
	version: Generated<number>;
	saved_at: NullableTime;
	changed_at: NullableTime;
	cover_alt: Generated<string>;
};

/** What cases are about, as far as the database keeps it; documents declare the rest. */
export type CategoryTable = {
	id: Generated<string>;
	code: string;
	/** What it was last called. */
	name: string;
	never_published: Generated<boolean>;
	team: string | null;
	/** Whether only its team reads its cases. */
	restricted: Generated<boolean>;
	/** What the release in force says of its cases' publication; null where none has said it since this is stored. */
	publicity: string | null;
};

/** An article. */
export type ArticleTable = {
	id: Generated<string>;
	slug: string;
	title: string;
	summary: string;
	cover: string | null;
	category: string;
	author: string;
	body: string;
	views: Generated<number>;
	published_at: Time;
	search: Written;
	language: ColumnType<string | null, string | null | undefined, string | null>;
	/** The same for all articles that say the same. */
	pair: ColumnType<string | null, string | null | undefined, string | null>;
} & EditorColumns;

/** Who read what on a day, as a keyed hash. */
export type ArticleViewTable = { day: string; visitor: Buffer; article_id: string };

/** A public work. */
export type ProjectTable = {
	id: Generated<string>;
	slug: string;
	title: string;
	summary: string;
	cover: string | null;
	body: string;
	status: ProjectSummary["status"];
	location: string;
	published_at: Time;
	search: Written;
} & EditorColumns;

/** A published state of an article or project. */
export type ContentVersionTable = {
	kind: ContentKind;
	content_id: string;
	number: number;
	content: JSONColumnType<ArticleContent | ProjectContent>;
	author_id: string | null;
	author: string;
	created_at: TimeByDefault;
};

/** Records that content for everybody has changed, or when it will. */
export type ContentChangeTable = { number: Generated<number>; what: ContentKind | "base"; at: TimeByDefault };
