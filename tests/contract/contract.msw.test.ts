// @vitest-environment jsdom
import { askBack, handleCase, openForm, publishCase } from "../msw/handling.ts";
import { createMockPortal } from "../msw/mock-portal.ts";
import type { Backend } from "./portal.ts";
import { runContract } from "./run-contract.ts";

async function startMock(): Promise<Backend> {
	const portal = createMockPortal();
	portal.listen();
	return {
		origin: undefined,
		codeFor: async (mobile) => portal.codeFor(mobile),
		async formOf(id) {
			const form = portal.state.forms.get(id);
			if (!form) throw new Error(`the mock portal has no form ${id}`);
			return { form_hash: form.hash, release: portal.state.release?.id ?? "" };
		},
		handle: async (id, action, note = "") => handleCase(id, action, note, portal.state),
		ask: async (id, form) => handleCase(id, "request-info", "When may we come?", portal.state, form),
		publish: async (id) => publishCase(id, portal.state),
		askBack: async (request, question) => askBack(request, question, portal.state),
		open: async (id, period) => openForm(id, period, portal.state),
		stop: async () => portal.close(),
	};
}

runContract(startMock);
