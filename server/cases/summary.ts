import type { MessageSummary } from "../../schemas/types.gen.ts";
import type { SummaryRow } from "../repositories/messages/message.ts";

/** A case as lists on the wire show it. */
export function summaryOf(row: SummaryRow): MessageSummary {
	const { project_id, project_title } = row;
	return {
		id: row.id,
		number: row.number,
		title: row.title,
		category: { id: row.category_id, code: row.category_code, name: row.category_name },
		status: row.status,
		submitted_at: row.submitted_at.toISOString(),
		replied_at: row.replied_at?.toISOString() ?? null,
		project: project_id !== null && project_title !== null ? { id: project_id, title: project_title } : null,
		rating: row.rating,
		supports: row.supports,
	};
}

/** A case as its filer's own list shows it. */
export const ownSummaryOf = (row: SummaryRow): MessageSummary => ({ ...summaryOf(row), unread: row.unread });
