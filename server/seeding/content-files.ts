import { existsSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { CaseStatus, ProjectSummary } from "../../schemas/types.gen.ts";

const FOLDER = new URL("../content/", import.meta.url);

/** An article, so many days old at the first start. */
export type ArticleContent = {
	slug: string;
	title: string;
	summary: string;
	category: string;
	author: string;
	days_ago: number;
	cover: string | null;
	/** How often it was read before. */
	views: number;
	body: string;
};

/** A public work that cases can be about. */
export type ProjectContent = {
	slug: string;
	title: string;
	summary: string;
	status: ProjectSummary["status"];
	location: string;
	days_ago: number;
	cover: string | null;
	body: string;
};

/** One step that a case has taken. */
export type FlowContent = { action: string; to_status: CaseStatus; note: string; actor: string; days_ago: number };
/** A case, with the way it has come. */
export type CaseContent = {
	number?: string;
	category: string;
	project?: string | null;
	title: string;
	/** What part of the city it stands in. */
	district?: string;
	data: Record<string, unknown>;
	status: CaseStatus;
	published: boolean;
	days_ago: number;
	reply?: string | null;
	rating?: number | null;
	flow: FlowContent[];
};

/** Everything that fills an empty database. */
export type Content = {
	config: object;
	articles: ArticleContent[];
	projects: ProjectContent[];
	cases: CaseContent[];
};

const text = { type: "string" };
const words = { type: "string", minLength: 1 };
const textOrNull = { type: ["string", "null"] };
const days = { type: "number", minimum: 0 };

const listOf = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
	type: "array",
	items: {
		type: "object",
		properties: { ...required, ...optional },
		required: Object.keys(required),
		additionalProperties: false,
	},
});

const cover = { cover: textOrNull, body: words };
const flow = listOf({ action: words, to_status: words, note: text, actor: text, days_ago: days });

const SCHEMAS = {
	config: { type: "object" },
	articles: listOf({
		slug: words,
		title: words,
		summary: text,
		category: words,
		author: text,
		days_ago: days,
		views: { type: "integer", minimum: 0 },
		...cover,
	}),
	projects: listOf({
		slug: words,
		title: words,
		summary: text,
		status: words,
		location: text,
		days_ago: days,
		...cover,
	}),
	cases: listOf(
		{
			category: words,
			title: words,
			data: { type: "object" },
			status: words,
			published: { type: "boolean" },
			days_ago: days,
			flow,
		},
		{ number: words, district: words, project: textOrNull, reply: textOrNull, rating: { type: ["integer", "null"] } },
	),
} satisfies Record<keyof Content, object>;

const ajv = new Ajv2020({ allErrors: true, strict: false });
const EMPTY: Content = { config: {}, articles: [], projects: [], cases: [] };

function readPart<K extends keyof Content>(part: K): Content[K] {
	const file = new URL(`${part}.json`, FOLDER);
	if (!existsSync(file)) return EMPTY[part];
	const value: unknown = JSON.parse(readFileSync(file, "utf8"));
	const validate = ajv.compile<Content[K]>(SCHEMAS[part]);
	if (validate(value)) return value;
	throw new Error(`server/content/${part}.json is not as its README says: ${ajv.errorsText(validate.errors)}`);
}

/** Reads server/content; a file that is not there counts as empty. Throws, naming file and place, on one that is wrong. */
export const readContent = (): Content => ({
	config: readPart("config"),
	articles: readPart("articles"),
	projects: readPart("projects"),
	cases: readPart("cases"),
});
