import type { Settings } from "./settings.ts";

/** What a production must not do without, or must not do: a line for the operator, or null where it is fine. */
type Demand = (settings: Settings, env: NodeJS.ProcessEnv) => string | null;

const DEMANDS: readonly Demand[] = [
	({ publicUrl }) =>
		publicUrl === null
			? "PORTICO_PUBLIC_URL is needed: where the public reaches the portal, such as https://portal.example"
			: null,
	({ publicUrl }) =>
		publicUrl?.startsWith("http:")
			? "PORTICO_PUBLIC_URL should begin with https: sessions would cross the network in the open"
			: null,
	({ openid }) =>
		openid?.issuer.startsWith("http:")
			? "PORTICO_OIDC_ISSUER should begin with https: whoever is between could sign in as anybody"
			: null,
	({ publicBucket }) =>
		publicBucket?.browserUrl?.startsWith("http:")
			? "PORTICO_S3_PUBLIC_URL should begin with https: browsers load nothing without it from a page that has it"
			: null,
	({ sms }) =>
		sms === null
			? "PORTICO_SMS_URL is needed, or PORTICO_SMS_PROVIDER: without a provider of short messages nobody is able to log in"
			: null,
	(_settings, { PORTICO_TRUST_PROXY }) =>
		PORTICO_TRUST_PROXY ? null : "PORTICO_TRUST_PROXY is needed: how many proxies stand in front, or 0 for none",
	({ sealKeys }) =>
		sealKeys.length === 0
			? "PORTICO_SEAL_KEYS is needed, better as a file: `npm run seal -- new-key FILE` makes one, without which stored files can be read by whoever gets hold of the disk or a backup"
			: null,
	({ backup }) =>
		backup && backup.recipients.length === 0
			? "PORTICO_BACKUP_RECIPIENTS is needed: a backup that is not encrypted tells everything to who gets hold of it"
			: null,
	({ backup, backupS3 }) =>
		backup?.to.startsWith("s3://") && !(backupS3?.accessKeyId && backupS3.secretAccessKey)
			? "PORTICO_BACKUP_S3_ENDPOINT, PORTICO_BACKUP_S3_ACCESS_KEY_ID and PORTICO_BACKUP_S3_SECRET_ACCESS_KEY are needed, or those of PORTICO_S3_: no backup would be taken"
			: null,
	({ rateFactor }) =>
		rateFactor > 10 ? "PORTICO_RATE_FACTOR should be at most 10: above it codes can be guessed" : null,
	(_settings, { PORTICO_METRICS_TOKEN }) =>
		PORTICO_METRICS_TOKEN === "change-me" ? "PORTICO_METRICS_TOKEN should be a secret of yours, not change-me" : null,
	({ checkResponses }) => (checkResponses ? "PORTICO_CHECK_ANSWERS is for tests, and should not be set" : null),
];

/** Throws, naming every setting with which a production is not safe. */
export function demandSafeProduction(settings: Settings, env: NodeJS.ProcessEnv): void {
	if (!settings.production) return;
	const wrong = DEMANDS.map((demand) => demand(settings, env)).filter((line) => line !== null);
	if (wrong.length > 0) throw new Error(`With NODE_ENV=production:\n${wrong.map((line) => `  ${line}.`).join("\n")}`);
}
