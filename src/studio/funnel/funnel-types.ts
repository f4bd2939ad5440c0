/** How often a step was reached, erred in, and left for good. */
export type FunnelStep = { id: string; title: string; reached: number; erred: number; left: number };

/** The same of a field, with the rules that were broken. */
export type FunnelField = {
	pointer: string;
	title: string;
	erred: number;
	left: number;
	keywords: readonly { keyword: string; count: number }[];
};

/** One version of a form. */
export type FunnelVersion = {
	form_hash: string;
	version: number;
	note: string;
	published_at: string;
	sent: number;
	steps: readonly FunnelStep[];
	fields: readonly FunnelField[];
};

/** All versions of a form of which anything was reported, the newest first; counts in steps of `smallest`. `form` is its present id. */
export type Funnel = {
	smallest: number;
	days: number;
	form: string;
	forms: readonly { id: string; title: string }[];
	versions: readonly FunnelVersion[];
};
