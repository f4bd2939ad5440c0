import type { Db } from "../../server/database/connection.ts";
import {
	type DeskFilter,
	type DeskPaging,
	type DeskReader,
	findDeskRows,
	listDeskIds,
} from "../../server/repositories/desk/desk-cases.ts";
import { countDesk } from "../../server/repositories/desk/desk-counts.ts";

/** Something that the desk asks of the database. */
export type DeskQuestion = { title: string; ask(db: Db, reader: DeskReader): Promise<unknown> };

const list =
	(filter: DeskFilter, paging: DeskPaging = {}): DeskQuestion["ask"] =>
	async (db, reader) => {
		const { ids } = await listDeskIds(db, filter, reader, { limit: 20, ...paging });
		return findDeskRows(db, ids);
	};

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
	{ title: "any state, newest first", ask: list({ open: "any" }) },
	{ title: "a frequent English word", ask: list({ keyword: "street" }) },
	{ title: "a frequent Chinese word", ask: list({ keyword: "运河" }) },
	{ title: "two English words, seldom together", ask: list({ keyword: "lamp harbour" }) },
	{ title: "the same in any state", ask: list({ keyword: "lamp harbour", open: "any" }) },
	{ title: "a word in any state", ask: list({ keyword: "harbour", open: "any" }) },
	{ title: "a word that stands nowhere", ask: list({ keyword: "zzqx" }) },
	{ title: "the five counts", ask: (db, { user }) => countDesk(db, user) },
];
