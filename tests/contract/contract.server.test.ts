import { startPortal } from "../../scripts/portal-process.ts";
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

async function startServer(): Promise<Backend> {
	const portal = await startPortal({ env: { PORTICO_CHECK_ANSWERS: "1", PORTICO_RATE_FACTOR: "100" } });
	browse(portal.url);
	const backend: Backend = {
		origin: new URL(portal.url).origin,
		codeFor: (mobile) => portal.smsCode(mobile),
		formOf: (id) => formOf(backend, id),
		stop: () => portal.stop(),
	};
	return backend;
}

runContract(startServer);
