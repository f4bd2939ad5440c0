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

/** Logs the administrator in, once a backend; every later call uses the same session. */
function handlerOf(portal: Portal, backend: () => Backend): (path: string, body: object) => Promise<void> {
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
		const envelope = await (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).text();
		expect(envelope).toContain('"code":0');
	};
}

/** The shipped documents, one form of which is open at some times only. */
const withPeriod = (id: string, period: FormDocument["open"] | null) =>
	changedDocuments({ [`forms/${id}.json`]: (form) => ({ ...form, ...(period && { open: period }) }) });

async function startServer(): Promise<Backend> {
	const portal = await startPortal({
		env: {
			...{ PORTICO_CHECK_ANSWERS: "1", PORTICO_RATE_FACTOR: "100", PORTICO_OVERLOAD_MS: "60000" },
			PORTICO_PUSH_CONTACT: "mailto:portal@yunting.example",
		},
	});
	browse(portal.url);
	const handle = handlerOf(portal, () => backend);
	const backend: Backend = {
		origin: new URL(portal.url).origin,
		codeFor: (mobile) => portal.smsCode(mobile),
		formOf: (id) => formOf(backend, id),
		handle: (id, action, note = "") => handle(`cases/${id}/transitions`, { action, note }),
		publish: (id) => handle(`cases/${id}/publication`, { published: true }),
		open: (id, period) => handle("releases", { sources: withPeriod(id, period), override: true }),
		stop: () => portal.stop(),
	};
	return backend;
}

runContract(startServer);
