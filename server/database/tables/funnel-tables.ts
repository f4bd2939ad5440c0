/** How often something happened in a version of a form on a day. */
export type FormFunnelTable = {
	day: string;
	form: string;
	form_hash: string;
	event: "reached" | "erred" | "left" | "sent";
	place: string;
	keyword: string;
	count: number;
};
