import type { Generated } from "kysely";
import type { ProjectSummary } from "../../../schemas/types.gen.ts";
import type { Time, Written } from "./column-types.ts";

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
};

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
};
