import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { openStreams } from "./open-streams.ts";

/** A response whose reader takes what it is sent only when told to. */
function reader() {
	const response = new ServerResponse(new IncomingMessage(new Socket()));
	const written: string[] = [];
	let full = false;
	Object.defineProperty(response, "writableNeedDrain", { get: () => full });
	vi.spyOn(response, "write").mockImplementation((chunk: unknown) => {
		written.push(String(chunk));
		return !full;
	});
	return {
		response,
		written,
		stop: () => {
			full = true;
		},
		goOn: () => {
			full = false;
			response.emit("drain");
		},
	};
}

it("writes nothing to who takes nothing, and each case once when they go on", () => {
	const streams = openStreams();
	const one = reader();
	streams.add(one.response, "all");
	streams.send(() => ["a", "b"]);
	expect(one.written).toEqual(["event: case\ndata: a b\n\n"]);
	one.stop();
	for (let round = 0; round < 100; round++) streams.send(() => ["a", "c"]);
	expect(one.written).toHaveLength(1);
	one.goOn();
	expect(one.written[1]).toBe("event: case\ndata: a c\n\n");
});

it("tells each of what is for them, and who has nothing to hear of nothing", () => {
	const streams = openStreams<readonly string[]>();
	const roads = reader();
	const none = reader();
	streams.add(roads.response, ["a"]);
	streams.add(none.response, []);
	streams.send((who) => who);
	expect([roads.written, none.written]).toEqual([["event: case\ndata: a\n\n"], []]);
});

it("sends away who is told of too much, or takes nothing through three heartbeats, and keeps the others", () => {
	const streams = openStreams();
	const flooded = reader();
	const silent = reader();
	const well = reader();
	for (const { response } of [flooded, silent, well]) streams.add(response, "all");
	flooded.stop();
	silent.stop();
	streams.send(() => Array.from({ length: 1001 }, (_, index) => String(index)));
	expect([flooded.response.destroyed, well.response.destroyed]).toEqual([true, false]);
	const later = openStreams();
	const other = reader();
	other.stop();
	later.add(other.response, "all");
	later.send(() => ["a"]);
	for (let beat = 0; beat < 2; beat++) later.beat();
	expect(other.response.destroyed).toBe(false);
	later.beat();
	expect(other.response.destroyed).toBe(true);
	streams.beat();
	expect(well.written.at(-1)).toBe(": still here\n\n");
});
