import { expect } from "vitest";
import type { FormDocument } from "../../schemas/types.gen.ts";
import { ADMIN_MOBILE, type Portal, startPortal } from "../../scripts/portal-process.ts";
import { changedDocuments } from "../../server/testing/changed-documents.ts";
import { browse } from "./browse.ts";
import { type Backend, callerOf } from "./portal.ts";
import { runContract } from "./run-contract.ts";

type Forms = { forms: Record<string, { artefact: string }> };

const hasForms = (manifest: unknown): manifest is Forms =>
	typeof manifest === "object" && manifest !== null && "forms" in manifest;

/** What a submission names, as a browser learns it: from the configuration and the release's manifest. */
async function formOf(backend: Backend, id: string) {
	const { pc } = await callerOf(backend).read("reportConfigsGetConfig", {});
	const manifest: unknown = await (await fetch(new URL(pc.release?.manifest_url ?? "", backend.origin))).json();
	const form = hasForms(manifest) ? manifest.forms[id] : undefined;
	if (!form) throw new Error(`the release has no form ${id}`);
	return { form_hash: form.artefact, release: pc.release?.id ?? "" };
}

/** Logs the administrator in, once a backend; every later call uses the same session. Without a body it reads. */
function handlerOf(portal: Portal, backend: () => Backend): (path: string, body?: object) => Promise<string> {
	let token: Promise<string> | undefined;
	const logIn = async () => {
		const visitor = callerOf(backend());
		await visitor.read("loginMobileVerifyCode", { mobile: ADMIN_MOBILE });
		const code = await portal.smsCode(ADMIN_MOBILE);
		return (await visitor.read("loginMobileLogin", { mobile: ADMIN_MOBILE, code })).token;
	};
	return async (path, body) => {
		token ??= logIn();
		const headers = { authorization: await token, "content-type": "application/json" };
		const url = new URL(`/admin/api/${path}`, portal.url);
		const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
		const envelope = await (await fetch(url, { ...sent, headers })).text();
		expect(envelope).toContain('"code":0');
		return envelope;
	};
}

/** The shipped documents, one form of which is open at some times only. */
const withPeriod = (id: string, period: FormDocument["open"] | null) =>
	changedDocuments({ [`forms/${id}.json`]: (form) => ({ ...form, ...(period && { open: period }) }) });

async function startServer(): Promise<Backend> {
	const portal = await startPortal({
		env: {
			PORTICO_CHECK_ANSWERS: "1",
			PORTICO_RATE_FACTOR: "100",
			PORTICO_OVERLOAD_MS: "60000",
			PORTICO_ADDRESSES: "tests/fixtures/addresses.csv",
			PORTICO_PUSH_CONTACT: "mailto:portal@yunting.example",
		},
	});
	browse(portal.url);
	const handle = handlerOf(portal, () => backend);
	const act = async (path: string, body: object) => void (await handle(path, body));
	const askBack = async (request: string, question: string) => {
		const { data }: { data: { list: { id: string; number: number }[] } } = JSON.parse(
			await handle(`data-requests?keyword=${request}`),
		);
		const found = data.list.find(({ number }) => String(number) === request);
		await act(`data-requests/${found?.id}/question`, { question });
	};
	const backend: Backend = {
		origin: new URL(portal.url).origin,
		codeFor: (mobile) => portal.smsCode(mobile),
		formOf: (id) => formOf(backend, id),
		handle: (id, action, note = "") => act(`cases/${id}/transitions`, { action, note }),
		async ask(id, form) {
			const { data }: { data: { version: number } } = JSON.parse(await handle(`desk/case?id=${id}`));
			const step = { action: "request-info", note: "When may we come?", question_form: form };
			await act("desk/cases/move", { id, version: data.version, ...step });
		},
		publish: (id) => act(`cases/${id}/publication`, { published: true }),
		askBack,
		open: (id, period) => act("releases", { sources: withPeriod(id, period), override: true }),
		stop: () => portal.stop(),
	};
	return backend;
}

runContract(startServer);
