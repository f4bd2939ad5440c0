import type { Article, Category, FlowEntry, Message, Project } from "../../schemas/types.gen.ts";

/** A day of October 2026 at nine in the morning UTC. */
const october = (day: number) => `2026-10-${String(day).padStart(2, "0")}T09:00:00.000Z`;

const ARTICLE_TITLES = [
	"How to report a broken street lamp (路灯报修指南)",
	"Riverside park opens on Saturday",
	"供水管网改造公告",
	"Night noise: what the rules say",
	"Bus line 12 gets a new stop",
	"垃圾分类投放时间调整",
	"Winter service for roads and bridges",
	"Flood warnings by text message",
	"老旧小区加装电梯办事指南",
	"School crossings are painted anew",
	"Annual report of the service centre",
	"公园夜间照明改造完成",
	"Where to recycle batteries",
] as const;

const CATEGORIES_OF_ARTICLES = ["guides", "news", "notices"];

/** Articles, newest first. */
export const ARTICLES: Article[] = ARTICLE_TITLES.map((title, index) => ({
	id: `article-${index + 1}`,
	title,
	summary: `What citizens should know: ${title}.`,
	cover: index % 3 === 0 ? "/media/article.svg" : null,
	category: CATEGORIES_OF_ARTICLES[index % 3] ?? "news",
	author: "Service centre",
	published_at: october(28 - index),
	views: (index * 37) % 100,
	body: `<p>${title}</p><p>Call the service centre with your questions.</p>`,
	previous: index === 0 ? null : { id: `article-${index}`, title: ARTICLE_TITLES[index - 1] ?? "" },
	next:
		index + 1 === ARTICLE_TITLES.length ? null : { id: `article-${index + 2}`, title: ARTICLE_TITLES[index + 1] ?? "" },
}));

/** Projects, newest first. */
export const PROJECTS: Project[] = (
	[
		["Riverside promenade 滨河步道", "active", "North bank"],
		["Library extension 图书馆扩建", "planned", "Old town"],
		["Ring road resurfacing 环路翻新", "completed", "East district"],
	] as const
).map(([title, status, location], index) => ({
	id: `project-${index + 1}`,
	title,
	summary: `About the ${title}.`,
	cover: null,
	body: `<p>${title}</p>`,
	status,
	location,
	published_at: october(20 - index),
	message_count: 0,
}));

const category = (id: string, code: string, name: string, form: string, parent: string | null = null): Category => ({
	id,
	code,
	name,
	description: `Matters of ${name.toLowerCase()}.`,
	parent_id: parent,
	form,
	elsewhere: null,
	publicity: "by_state",
	retention: { length: 5, unit: "years", action: "anonymise" },
});

/** What a case can be about. */
export const CATEGORIES: Category[] = [
	category("category-1", "roads", "Roads and traffic", "road-damage"),
	category("category-2", "noise", "Noise", "noise"),
	category("category-3", "suggestion", "Suggestions and thanks", "suggestion"),
];

/** A case as the state keeps it: with its owner, and whether the public may read it. */
export type Case = Omit<
	Message,
	"own" | "supports" | "followed" | "supported" | "can" | "rating_comment" | "question" | "question_form"
> & {
	/** What a handler has said last. */
	question: string | null;
	/** The form in which that is to be answered. */
	question_form: string | null;
	owner: string | null;
	published: boolean;
	unread: boolean;
	rating_comment: string | null;
	/** For a case filed without an account. */
	query_code: string | null;
	/** When whom started to follow it, by id of the user. */
	followers: Map<string, number>;
	/** Ids of users. */
	supporters: Set<string>;
};

/** How a case starts that nobody has looked at. */
export const fresh = () => ({
	unread: false,
	rating_comment: null,
	question: null,
	question_form: null,
	query_code: null,
	followers: new Map<string, number>(),
	supporters: new Set<string>(),
});

const CASE_TITLES = [
	"Pothole on Canal Street 运河街路面坑洞",
	"Street lamp dark since Monday 路灯不亮",
	"Music after midnight 半夜噪音扰民",
	"A bench for the bus stop",
	"Construction noise before six",
	"Thanks to the crew of line 12",
	"井盖松动",
	"Zebra crossing worn off",
	"Loud air conditioner",
	"More bins along the river",
	"Traffic light out of step",
	"夜间施工噪音",
] as const;

function caseOf(title: string, index: number): Case {
	const about = CATEGORIES[index % CATEGORIES.length];
	if (!about) throw new Error("there are no categories");
	const project = index % 4 === 0 ? PROJECTS[0] : undefined;
	const replied = index % 2 === 0;
	return {
		id: `case-${index + 1}`,
		number: `2026${String(index + 1).padStart(6, "0")}`,
		title,
		category: { id: about.id, code: about.code, name: about.name },
		status: replied ? "replied" : "in_progress",
		submitted_at: october(25 - index),
		replied_at: replied ? october(26 - index) : null,
		project: project ? { id: project.id, title: project.title } : null,
		rating: index === 0 ? 5 : null,
		answers: [{ name: "/title", label: "Title", value: title, text: title }],
		reply: replied ? "<p>The crew has been there.</p>" : null,
		attachments: [],
		owner: null,
		published: true,
		...fresh(),
	};
}

/** Cases, newest first; the last is somebody's own and not public. */
export const CASES: Case[] = [
	...CASE_TITLES.map(caseOf),
	{ ...caseOf("A private matter", CASE_TITLES.length), owner: "somebody-else", published: false },
];

/** The timeline of a case of CASES. */
export function flowOf({ id, status, submitted_at, replied_at }: Case): FlowEntry[] {
	const entry = (
		action: string,
		from: FlowEntry["from_status"],
		to: FlowEntry["to_status"],
		at: string,
	): FlowEntry => ({
		id: `${id}-${action}`,
		action,
		from_status: from,
		to_status: to,
		note: "",
		actor: action === "submit" ? "Citizen" : "Service centre",
		created_at: at,
		attachments: [],
	});
	const submitted = entry("submit", null, "submitted", submitted_at);
	return status === "submitted"
		? [submitted]
		: [submitted, entry("handle", "submitted", status, replied_at ?? submitted_at)];
}
