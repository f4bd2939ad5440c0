import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { portOf } from "./port-of.ts";

/** What a gate does with connections: passes them on, refuses them, or takes them and says nothing. */
type GateState = "open" | "refusing" | "silent";

/** A way over TCP that a drill can close: what stands behind it is then away, as far as its clients can tell. */
export type Gate = { port: number; set(state: GateState): void; close(): Promise<void> };

/** Opens a gate to a port of this machine. */
export async function openGate(to: number): Promise<Gate> {
	let state: GateState = "open";
	const sockets = new Set<Socket>();
	const hold = (socket: Socket) => {
		sockets.add(socket);
		socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
		return socket;
	};
	const server = createServer((client) => {
		hold(client);
		if (state === "refusing") return client.resetAndDestroy();
		if (state === "silent") return client.pause();
		const behind = hold(connect(to, "127.0.0.1"));
		client.pipe(behind).pipe(client);
		client.once("close", () => behind.destroy());
		behind.once("close", () => client.destroy());
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		port: portOf(server),
		set(next) {
			state = next;
			for (const socket of sockets) {
				if (next === "silent") socket.unpipe().pause();
				else socket.resetAndDestroy();
			}
		},
		async close() {
			for (const socket of sockets) socket.destroy();
			server.close();
			await once(server, "close");
		},
	};
}
