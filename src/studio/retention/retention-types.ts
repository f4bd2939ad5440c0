/** For how long cases are stored. */
export type StoredTime = { length: number; unit: "days" | "months" | "years" };

/** What the categories in force will have erased; counts are of cases, those of `year` hold the others. */
export type RetentionReport = {
	categories: readonly {
		code: string;
		name: string;
		rule: (StoredTime & { after: readonly string[]; action: "anonymise" | "delete" }) | null;
		states: readonly { status: string; label: string; now: number; month: number; year: number }[];
	}[];
};

/** What was erased on a day for one cause. */
export type RegisterEntry = {
	/** YYYY-MM-DD */
	day: string;
	category: string | null;
	name: string | null;
	cause: "account_deleted" | "retention_anonymised" | "retention_deleted";
	length: StoredTime["length"] | null;
	unit: StoredTime["unit"] | null;
	count: number;
	numbers: readonly string[];
};

/** The register, a page of days; `next` is the day before which the next page starts. */
export type RegisterPage = { list: readonly RegisterEntry[]; next: string | null };
