import { expect, it } from "vitest";
import { requestFigures } from "./operation.ts";
import { openWatching } from "./watching.ts";

const bucket = (le: number | string, value: number) => ({
	name: "portico_request_seconds_bucket",
	labels: { le },
	value,
});

it("tells within how many seconds half and nearly all were responded to, over all routes", () => {
	const values = [
		...[bucket(0.05, 6), bucket(1, 9), bucket("+Inf", 10), bucket(0.05, 4), bucket(1, 10), bucket("+Inf", 10)],
		{ name: "portico_request_seconds_count", labels: { status: "200" }, value: 18 },
		{ name: "portico_request_seconds_count", labels: { status: "500" }, value: 2 },
	];
	expect(requestFigures(values)).toEqual({ count: 20, failed: 2, half_within: 0.05, most_within: 1 });
});

it("tells nothing of what was never requested", () => {
	expect(requestFigures([])).toEqual({ count: 0, failed: 0, half_within: null, most_within: null });
});

it("counts failed requests by the route's pattern", async () => {
	const { noteRequest, registry } = openWatching();
	noteRequest({ method: "GET", route: "/api/:id", status: 500 }, 0.2);
	expect(await registry.metrics()).toContain(
		'portico_request_seconds_count{method="GET",route="/api/:id",status="500"} 1',
	);
});
