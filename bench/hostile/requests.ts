import fc from "fast-check";
import { ADMIN_ROUTES } from "../../server/admin/registry.ts";
import { OPERATION_NAMES } from "../../server/routes/mount.ts";
import { hostileAdminCall, hostileCall, type Samples } from "../../server/testing/hostile-arbitrary.ts";
import { heaviestRequests, type SentRequest } from "../../server/testing/hostile-requests.ts";

/** Values that pass the door, so that hostile ones beside them come further. */
const SAMPLES: Samples = {
	id: ["00000000-0000-4000-8000-000000000000"],
	mobile: ["13700000099"],
	code: ["123456"],
	key: ["base"],
	keyword: ["lamp", "路灯"],
	text: ["a lamp"],
	category: ["noise"],
	status: ["submitted"],
	from: ["2026-01-01"],
	to: ["2026-12-31"],
	form: ["suggestion"],
	form_hash: ["0".repeat(64)],
	release: ["0".repeat(64)],
	data: [{ title: "A lamp" }],
	attachments: [[]],
	idempotency_key: ["0123456789"],
	events: [[{ type: "visit", path: "/", at: "2026-11-21T08:00:00.000Z" }]],
	number: ["20260101-000001"],
	query_code: ["ABCD-EFGH"],
};

/** `count` requests: the heaviest of each kind, and made-up ones of each operation for the rest. */
export function hostileRequests(count: number, seed: number): SentRequest[] {
	const heaviest = heaviestRequests();
	const kinds = [
		...OPERATION_NAMES.map((operation) => hostileCall(operation, SAMPLES)),
		...ADMIN_ROUTES.map((route) => hostileAdminCall(route, SAMPLES)),
	];
	const each = Math.max(Math.ceil((count - heaviest.length) / kinds.length), 1);
	const rendered = kinds.flatMap((kind) => fc.sample(kind, { numRuns: each, seed }));
	return [...heaviest, ...rendered].slice(0, count);
}
