import { readFileSync } from "node:fs";

/** Variables whose value may stand in a file instead, named by the same variable with `_FILE`. */
const SECRETS = [
	"DATABASE_URL",
	"DATABASE_DIRECT_URL",
	"DATABASE_READ_URL",
	"PORTICO_S3_SECRET_ACCESS_KEY",
	"PORTICO_BACKUP_S3_SECRET_ACCESS_KEY",
	"PORTICO_SEAL_KEYS",
	"PORTICO_SMS_TOKEN",
	"PORTICO_METRICS_TOKEN",
	"PORTICO_PURGE_HEADERS",
	"PORTICO_OIDC_CLIENT_SECRET",
	"PORTICO_SMTP_URL",
	"PORTICO_PUSH_PRIVATE_KEY",
	"PORTICO_WEBHOOKS",
] as const;

function contentOf(name: string, file: string): string {
	try {
		return readFileSync(file, "utf8").trim();
	} catch (cause) {
		throw new Error(`${name} names ${file}, which cannot be read.`, { cause });
	}
}

/**
 * The environment with secrets read from the files that it names, as systemd's credentials and containers' secrets are given.
 * Throws where a file cannot be read, or a secret is given both ways.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const read: NodeJS.ProcessEnv = {};
	for (const name of SECRETS) {
		const file = env[`${name}_FILE`];
		if (!file) continue;
		if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: one of them should be.`);
		read[name] = contentOf(`${name}_FILE`, file);
	}
	return { ...env, ...read };
}
