/** S3-compatible object storage for uploads. */
export type S3Settings = {
	endpoint: string;
	bucket: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
	/** What all names in the bucket begin with, such as `backup/`. */
	prefix?: string;
};

const NEEDED_FOR_S3 = ["PORTICO_S3_BUCKET", "PORTICO_S3_ACCESS_KEY_ID", "PORTICO_S3_SECRET_ACCESS_KEY"] as const;

/** The S3 of uploads from environment variables; null where no endpoint is set. Throws naming the variables that are missing beside it. */
export function s3Of(env: NodeJS.ProcessEnv): S3Settings | null {
	const endpoint = env.PORTICO_S3_ENDPOINT;
	if (!endpoint) return null;
	const missing = NEEDED_FOR_S3.filter((name) => !env[name]);
	if (missing.length > 0) throw new Error(`PORTICO_S3_ENDPOINT is set, but these are not: ${missing.join(", ")}.`);
	return {
		endpoint,
		bucket: env.PORTICO_S3_BUCKET ?? "",
		region: env.PORTICO_S3_REGION || "auto",
		accessKeyId: env.PORTICO_S3_ACCESS_KEY_ID ?? "",
		secretAccessKey: env.PORTICO_S3_SECRET_ACCESS_KEY ?? "",
	};
}

/** The S3 of backups: its own variables, or those of the uploads where it has none. */
export function backupS3Of(env: NodeJS.ProcessEnv): S3Settings | null {
	const endpoint = env.PORTICO_BACKUP_S3_ENDPOINT;
	if (!endpoint) return s3Of(env);
	return {
		endpoint,
		bucket: "",
		region: env.PORTICO_BACKUP_S3_REGION || "auto",
		accessKeyId: env.PORTICO_BACKUP_S3_ACCESS_KEY_ID ?? "",
		secretAccessKey: env.PORTICO_BACKUP_S3_SECRET_ACCESS_KEY ?? "",
	};
}
