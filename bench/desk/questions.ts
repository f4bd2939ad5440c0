import type { Db } from "../../server/database/connection.ts";
import {
	type DeskFilter,
	type DeskPaging,
	type DeskReader,
	findDeskRows,
	listDeskIds,
} from "../../server/repositories/desk/desk-cases.ts";
import { countDesk } from "../../server/repositories/desk/desk-counts.ts";
import { readFacets } from "../../server/repositories/messages/case-facets.ts";
import { listPublished } from "../../server/repositories/messages/published-messages.ts";

/** Something that the desk asks of the database. */
export type DeskQuestion = { title: string; ask(db: Db, reader: DeskReader): Promise<unknown> };

const list =
	(filter: DeskFilter, paging: DeskPaging = {}): DeskQuestion["ask"] =>
	async (db, reader) => {
		const { ids } = await listDeskIds(db, filter, reader, { limit: 20, ...paging });
		return findDeskRows(db, ids);
	};

const search =
	(keyword: string, filter: { category?: string; page?: number } = {}): DeskQuestion["ask"] =>
	(db) =>
		listPublished(db, { keyword, limit: 10, ...filter });

/** Words as citizens look for them, and as the desk does in cases of any state. */
const WORDS = [
	["a frequent English word", "street"],
	["a word", "harbour"],
	["two frequent English words", "lamp harbour"],
	["three words", "street lamp harbour"],
	["a rare word", "Orchard"],
	["two rare words", "Ferry Landing"],
	["a word that stands nowhere", "zzqx"],
	["two words, one of which stands nowhere", "harbour zzqx"],
	["a frequent Chinese word", "运河"],
	["two Chinese words", "路灯 滨江"],
] as const;

const wordQuestions = (): DeskQuestion[] =>
	WORDS.flatMap(([title, keyword]) => [
		{ title: `any state: ${title}`, ask: list({ keyword, open: "any" }) },
		{ title: `public: ${title}`, ask: search(keyword) },
	]);

/** Lists, filters, sorts, words and counts as the desk's pages ask for them; somebody's id for “whose”. */
export const deskQuestions = (person: string): DeskQuestion[] => [
	{ title: "open, what is due first", ask: list({}) },
	{ title: "open, page 50", ask: list({}, { page: 50 }) },
	{ title: "open, newest first", ask: list({}, { sort: "newest" }) },
	{ title: "mine", ask: list({ assignee: "me" }) },
	{ title: "one person's", ask: list({ assignee: person }) },
	{ title: "one person's, any state", ask: list({ assignee: person, open: "any" }) },
	{ title: "nobody's", ask: list({ assignee: "none" }) },
	{ title: "of a team", ask: list({ team: "streets" }) },
	{ title: "of a team, any state", ask: list({ team: "streets", open: "any" }) },
	{ title: "of a category", ask: list({ category: "noise" }) },
	{ title: "of a category, closed", ask: list({ category: "noise", open: "closed" }) },
	{ title: "in a state", ask: list({ state: "in_progress" }) },
	{ title: "closed, in a state", ask: list({ state: "rejected" }) },
	{ title: "overdue", ask: list({ overdue: "overdue" }) },
	{ title: "overdue, of a team", ask: list({ overdue: "overdue", team: "streets" }) },
	{ title: "due within two days", ask: list({ overdue: "soon" }) },
	{ title: "urgent", ask: list({ priority: "urgent" }) },
	{ title: "in a district", ask: list({ district: "West" }) },
	{ title: "in a district, urgent, any state", ask: list({ district: "West", priority: "urgent", open: "any" }) },
	{ title: "urgent, any state", ask: list({ priority: "urgent", open: "any" }) },
	{ title: "high, in a district, any state", ask: list({ district: "West", priority: "high", open: "any" }) },
	{ title: "any state, newest first", ask: list({ open: "any" }) },
	{ title: "a frequent English word", ask: list({ keyword: "street" }) },
	{ title: "a frequent Chinese word", ask: list({ keyword: "运河" }) },
	{ title: "two English words, seldom together", ask: list({ keyword: "lamp harbour" }) },
	...wordQuestions(),
	{ title: "any state: two words and a team", ask: list({ keyword: "lamp harbour", open: "any", team: "streets" }) },
	{
		title: "any state: two words and a district",
		ask: list({ keyword: "lamp harbour", open: "any", district: "West" }),
	},
	{
		title: "any state: a word that a team does not have",
		ask: list({ keyword: "lamp", open: "any", team: "streets" }),
	},
	{ title: "any state: a frequent word, page 30", ask: list({ keyword: "street", open: "any" }, { page: 30 }) },
	{ title: "any state: two words, page 3", ask: list({ keyword: "lamp harbour", open: "any" }, { page: 3 }) },
	{ title: "closed: two words", ask: list({ keyword: "lamp harbour", open: "closed" }) },
	{ title: "public: two words and a category", ask: search("lamp harbour", { category: "noise" }) },
	{ title: "public: a word that a category does not have", ask: search("lamp", { category: "noise" }) },
	{ title: "public: three words and a category", ask: search("street lamp harbour", { category: "lighting" }) },
	{ title: "public: a frequent word, page 30", ask: search("street", { page: 30 }) },
	{ title: "public: two words, page 3", ask: search("lamp harbour", { page: 3 }) },
	{ title: "public: facets under two words", ask: (db) => readFacets(db, { keyword: "lamp harbour" }) },
	{ title: "a word that stands nowhere", ask: list({ keyword: "zzqx" }) },
	{ title: "the five counts", ask: (db, { user }) => countDesk(db, user) },
];
