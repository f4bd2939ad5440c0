import { expect, it } from "vitest";
import { createConfigStore } from "./config-store.ts";
import { memoryEnvironment } from "./memory-environment.ts";

const admin = { site_name: "S", version: "1.7.0", copyright: "", service_phone: "12345", icp: "", notices: [] };

it("is empty until the configurations have come", () => {
	expect(createConfigStore(memoryEnvironment()).snapshot()).toEqual({ config_admin: {}, config_report: {} });
});

it("keeps both configurations in local storage under the name config", () => {
	const environment = memoryEnvironment();
	const store = createConfigStore(environment);
	const report = {
		pc: {
			upload: { max_size: 1, max_count: 1, accept: [] },
			login: { code_length: 6, resend_after: 60 },
			page_size: 10,
			locales: ["en-US"],
		},
	};
	store.setAdmin(admin);
	store.setReport(report);
	expect(createConfigStore(environment).snapshot()).toEqual({ config_admin: admin, config_report: report });
	expect(Object.keys(environment.content)).toEqual(["config"]);
});

it.each([
	'{"config_admin":{},"config_report":{"pc":7}}',
	'{"config_admin":{"notices":"x"},"config_report":{}}',
	"null",
])("takes %s for nothing", (config) => {
	expect(createConfigStore(memoryEnvironment({ config })).snapshot().config_report).toEqual({});
});
