import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postEvent } from "./post-event.ts";
import { isPublicAddress } from "./public-lookup.ts";

let server: Server;
let port: number;
let reached = 0;

beforeAll(async () => {
	server = createServer((_request, response) => {
		reached += 1;
		response.writeHead(302, { location: "/elsewhere" }).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
	["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255"],
	["::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1"],
])("knows the addresses that are not public: %s and more", (...addresses) => {
	expect(addresses.filter(isPublicAddress)).toEqual([]);
});

it("knows public ones", () => {
	expect(["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"].every(isPublicAddress)).toBe(true);
});

it("connects to no address that is not public, whether it is named as such or by a name", async () => {
	const posting = { headers: {}, body: "{}", anywhere: false };
	for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1"])
		await expect(postEvent({ ...posting, url: `http://${host}:${port}/` })).rejects.toMatchObject({
			code: "ENOTPUBLIC",
		});
	expect(reached).toBe(0);
});

it("connects to it where that is allowed, and follows no redirection", async () => {
	expect(await postEvent({ url: `http://127.0.0.1:${port}/`, headers: {}, body: "{}", anywhere: true })).toBe(302);
	expect(reached).toBe(1);
});
