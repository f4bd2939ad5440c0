/** For how long cases are stored. */
export type StoredTime = { length: number; unit: "days" | "months" | "years" };

/** How many cases are due at once, within 30 days and within a year. */
type DueCounts = { now: number; month: number; year: number };

/** What the categories in force will have erased; counts are of cases, those of `year` hold the others. */
export type RetentionReport = {
	categories: readonly {
		code: string;
		name: string;
		rule: (StoredTime & { after: readonly string[]; action: "anonymise" | "delete" }) | null;
		states: readonly (DueCounts & { status: string; label: string })[];
	}[];
	/** Of cases that only their teams read, and the reader is none of them. */
	restricted: DueCounts;
};

/** What was erased on a day for one cause. */
export type RegisterEntry = {
	/** YYYY-MM-DD */
	day: string;
	category: string | null;
	name: string | null;
	/** A sum of cases that only their teams read. */
	restricted: boolean;
	cause: "account_deleted" | "erasure_requested" | "retention_anonymised" | "retention_deleted";
	length: StoredTime["length"] | null;
	unit: StoredTime["unit"] | null;
	count: number;
	numbers: readonly string[];
};

/** The register, a page of days; `next` is the day before which the next page starts. */
export type RegisterPage = { list: readonly RegisterEntry[]; next: string | null };
