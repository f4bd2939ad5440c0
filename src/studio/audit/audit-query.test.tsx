import { expect, it } from "vitest";
import { auditQuery, WHOLE_LOG } from "./AuditSearchForm.tsx";

it("looks for whole days of the portal's time zone, the last one included", () => {
	const search = { ...WHOLE_LOG, from: "2026-11-01", to: "2026-11-01" };
	expect(Object.fromEntries(auditQuery(search, "Europe/Berlin"))).toEqual({
		from: "2026-10-31T23:00:00.000Z",
		to: "2026-11-01T23:00:00.000Z",
	});
	expect([...auditQuery(WHOLE_LOG, "Europe/Berlin")]).toEqual([]);
});
