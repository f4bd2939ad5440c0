/** How browsers are told by their push services. */
export type PushSettings = {
	/** Whom a push service asks where something is wrong: a mail or web address. */
	contact: string;
	/** The private key that the portal signs with, 32 bytes; null for one that is made once and stored. */
	privateKey: Buffer | null;
	/** Whether push services may be at addresses that are not public, and without https: for tests and closed networks. */
	anywhere: boolean;
};

const KEY_BYTES = 32;

function privateKeyOf(text: string | undefined): Buffer | null {
	if (!text) return null;
	const key = Buffer.from(text, "base64url");
	if (key.length === KEY_BYTES) return key;
	throw new Error(
		"PORTICO_PUSH_PRIVATE_KEY should be a private VAPID key: 32 bytes in base64url, as `npx web-push generate-vapid-keys` prints it.",
	);
}

/** Reads them from environment variables; null where nobody is told so. Throws on a value that makes no sense. */
export function pushSettingsFrom(env: NodeJS.ProcessEnv): PushSettings | null {
	const contact = env.PORTICO_PUSH_CONTACT;
	if (!contact) return null;
	if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
		throw new Error(
			`PORTICO_PUSH_CONTACT should be a mail or web address, as mailto:portal@example.org or https://example.org, not "${contact}".`,
		);
	const privateKey = privateKeyOf(env.PORTICO_PUSH_PRIVATE_KEY);
	return { contact, privateKey, anywhere: env.PORTICO_PUSH_ANYWHERE === "1" };
}
