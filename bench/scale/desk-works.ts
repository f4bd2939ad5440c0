import type { MeasuredWork } from "./works.ts";

/** What the desk asks through its API, as an administrator. Throws on any code but 0. */
export function deskWorksOf(origin: string, token: string): MeasuredWork[] {
	const read = (path: string) => async () => {
		const response = await fetch(`${origin}/admin/api/desk/${path}`, { headers: { authorization: token } });
		const { code, msg }: { code: number; msg: string } = await response.json();
		if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
	};
	const list = (title: string, query: string) => ({ title: `desk: ${title}`, work: read(`cases?limit=20&${query}`) });
	return [
		list("open, what is due first", ""),
		list("mine", "assignee=me"),
		list("given to nobody", "assignee=none"),
		list("overdue", "overdue=overdue"),
		list("a team's", "team=streets"),
		list("a category, any state", "category=noise&open=any"),
		list("urgent in a district", "priority=urgent&district=West"),
		list("a frequent English word", "keyword=street"),
		list("a frequent Chinese word", `keyword=${encodeURIComponent("运河")}`),
		{ title: "desk: the five counts", work: read("counts") },
		{ title: "desk: figures of a year, kept for a minute", work: read("figures?months=12") },
		{ title: "desk: filters, with who has how much to do", work: read("filters") },
	];
}
