import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { Client, DatabaseError } from "pg";
import { expect, it } from "vitest";
import { isAway } from "./away.ts";

const withState = (code: string) => Object.assign(new DatabaseError("words", 5, "error"), { code });

const connecting = (port: number) =>
	new Client({ host: "127.0.0.1", port, connectionTimeoutMillis: 300 }).connect().then(
		() => null,
		(error: unknown) => error,
	);

it("knows a database that is being stopped, full or a standby from one that refuses a statement", () => {
	for (const code of ["57P01", "57P03", "08006", "53100", "25006"]) expect(isAway(withState(code))).toBe(true);
	for (const code of ["23505", "57014", "42601"]) expect(isAway(withState(code))).toBe(false);
	expect(isAway(Object.assign(new Error("no file"), { code: "ENOENT", syscall: "open" }))).toBe(false);
});

it("knows a database that refuses connections, and one that says nothing to them", async () => {
	const taken: Socket[] = [];
	const silent = createServer((socket) => void taken.push(socket)).listen(0, "127.0.0.1");
	await once(silent, "listening");
	const address = silent.address();
	const port = typeof address === "object" && address ? address.port : 0;
	expect(isAway(await connecting(port))).toBe(true);
	for (const socket of taken) socket.destroy();
	silent.close();
	await once(silent, "close");
	expect(isAway(await connecting(port))).toBe(true);
});
