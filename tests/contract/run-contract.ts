import { afterAll, beforeAll, expect, it } from "vitest";
import { CASES } from "./cases.gen.ts";
import { itKeepsTheDoor } from "./door.ts";
import type { Backend } from "./portal.ts";

/** The sixteen calls, as the specification's table has them (spec §7). */
const SPEC_CALLS = [
	"GET api/Configs/getAll",
	"POST api/Login/mobileVerifyCode",
	"POST api/Login/mobileLogin",
	"POST api/UserLog/createLog",
	"POST api/File/upload",
	"GET report/api.Configs/getConfig",
	"GET report/api.Project/getList",
	"GET report/api.Project/getDetail",
	"GET report/api.Messages/getCategory",
	"GET report/api.Messages/getList",
	"GET report/api.Messages/getDetail",
	"GET report/api.MessageFlow/messageFlowList",
	"POST report/api.Messages/index",
	"GET report/api.Articles/getList",
	"GET report/api.Articles/getDetail",
	"GET report/api.Messages/getUserReportList",
];

/** Runs the one set of cases against a backend. */
export function runContract(start: () => Promise<Backend>): void {
	let running: Backend | undefined;
	const backend = () => {
		if (!running) throw new Error("the backend has not started");
		return running;
	};
	beforeAll(async () => {
		running = await start();
	});
	afterAll(() => running?.stop());

	it("has cases for every call of the specification, by its exact method and path", () => {
		expect(Object.values(CASES).map((cases) => cases.call)).toEqual(expect.arrayContaining(SPEC_CALLS));
	});

	itKeepsTheDoor(backend);
	for (const cases of Object.values(CASES)) cases.run(backend);
}
