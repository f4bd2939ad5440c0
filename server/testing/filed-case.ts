import { ADMIN_MOBILE, type TestApp, type TestEnvelope, valueIn } from "./test-app.ts";

/** What a test does with cases. */
export type CaseDesk = {
	/** Files a suggestion, without an account unless a token is given; returns what the filing returns. `more` is sent beside the values. */
	file(token?: string, data?: object, more?: object): Promise<TestEnvelope>;
	/** The same, and returns its id. */
	fileId(token?: string): Promise<string>;
	/** Has the administrator make a step. */
	act(id: string, body: object): Promise<TestEnvelope>;
	publish(id: string): Promise<TestEnvelope>;
	detail(id: string, token?: string): Promise<TestEnvelope>;
};

async function formOf(test: TestApp, form: string) {
	const config = await test.call("/report/api.Configs/getConfig");
	const release = valueIn(valueIn(config.data, "pc"), "release");
	const manifest: unknown = (await test.app.inject(String(valueIn(release, "manifest_url")))).json();
	const entry = valueIn(valueIn(manifest, "forms"), form);
	return { form, form_hash: String(valueIn(entry, "artefact")), release: String(valueIn(release, "id")) };
}

const SUGGESTION = {
	category: "suggestion",
	kind: "suggestion",
	title: "A water tap beside the playground",
	description: "Children have nothing to drink there on hot days.",
	consent: true,
};

/** A submission of a form that files a case; for another form than the one for suggestions, with too few values. */
export const submissionOf = async (test: TestApp, form: string) => ({
	...(await formOf(test, form)),
	data: SUGGESTION,
	idempotency_key: crypto.randomUUID(),
});

/** A complaint in a category, by name unless `more` says otherwise. */
export const complaintIn = async (test: TestApp, category: string, more: object = {}) => ({
	...(await formOf(test, "complaint")),
	idempotency_key: crypto.randomUUID(),
	data: {
		category,
		title: "Lamps out on Maple Road",
		description: "Five lamps have been dark for a week.",
		happened_on: "2026-01-15",
		address: "Maple Road 12",
		consent: true,
		identity: "named",
		contact_name: "Zhang Xiaoming",
		contact_mobile: "13800000000",
		contact_by: "phone",
		contact_time: "morning",
		...more,
	},
});

/** Opens a desk: the administrator logged in. */
export async function openDesk(test: TestApp): Promise<CaseDesk> {
	const handler = await test.login(ADMIN_MOBILE);
	const suggestion = await formOf(test, "suggestion");
	const file: CaseDesk["file"] = (token, data = {}, more = {}) =>
		test.call("/report/api.Messages/index", {
			...(token && { token }),
			body: { ...suggestion, idempotency_key: crypto.randomUUID(), data: { ...SUGGESTION, ...data }, ...more },
		});
	return {
		file,
		fileId: async (token) => String(valueIn((await file(token)).data, "id")),
		act: (id, body) => test.call(`/admin/api/cases/${id}/transitions`, { token: handler, body }),
		publish: (id) => test.call(`/admin/api/cases/${id}/publication`, { token: handler, body: { published: true } }),
		detail: (id, token) => test.call(`/report/api.Messages/getDetail?id=${id}`, token ? { token } : {}),
	};
}
