import { afterAll, beforeAll, expect, it } from "vitest";
import { CHECKS } from "./checks.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { startSmallBalancer } from "./small-balancer.ts";

/** `npm run machines` does the same with three servers behind HAProxy and PgBouncer, where those are installed. */
let fleet: Fleet;
beforeAll(async () => {
	fleet = await startFleet(2, { balance: startSmallBalancer });
}, 240_000);
afterAll(() => fleet.close(), 60_000);

it.each(CHECKS)("two servers are one portal: $promise", { timeout: 120_000 }, async ({ run }) => {
	expect(await run(fleet)).not.toBe("");
});
