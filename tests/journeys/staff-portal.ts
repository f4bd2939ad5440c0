import { once } from "node:events";
import { createServer } from "node:net";
import { startProvider, type TestProvider } from "../../server/testing/openid-provider.ts";

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "localhost");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("expected a port");
	return address.port;
}

/**
 * A provider of OpenID Connect, and the settings of a portal at an origin that is known beforehand: the provider leads back to
 * it. By name, not by number: passkeys are made for names.
 */
export async function providerFor(): Promise<{ provider: TestProvider; env: NodeJS.ProcessEnv }> {
	const port = await freePort();
	const provider = await startProvider(`http://localhost:${port}`);
	return { provider, env: { ...provider.env, PORT: String(port), HOST: "localhost" } };
}
