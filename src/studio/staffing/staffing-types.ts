/** When somebody is away, days as YYYY-MM-DD, both included; `away` says whether that is today. */
export type AbsenceOf = { from: string; until: string; away: boolean; deputy: { id: string; name: string } | null };

/** Somebody who handles cases, and what they have to do. */
export type StaffingPerson = {
	id: string;
	name: string;
	open: number;
	overdue: number;
	/** Of the open ones, those of whom they stand in for. */
	standing_in: number;
	/** Whether the reader may say that this person is away. */
	may_change: boolean;
	absence: AbsenceOf | null;
};
