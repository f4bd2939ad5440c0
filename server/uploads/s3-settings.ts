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

/** A second bucket, of what everybody may see, and where browsers reach the storage; null where they do not. */
export type PublicBucket = S3Settings & { browserUrl: string | null };

/** Where browsers reach the object storage: an origin alone, as a policy names it and signatures are made for it. */
function browserUrlOf(text: string | undefined): string | null {
	if (!text) return null;
	const url = URL.parse(text);
	if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
		throw new Error(`PORTICO_S3_PUBLIC_URL should be an https address without a path, not "${text}".`);
	return url.origin;
}

/** The bucket of what everybody may see, in the storage of the uploads; null where none is set. Throws naming what it lacks. */
export function publicBucketOf(env: NodeJS.ProcessEnv): PublicBucket | null {
	const { PORTICO_S3_PUBLIC_BUCKET: bucket, PORTICO_S3_PUBLIC_URL: url } = env;
	if (url && !bucket) throw new Error("PORTICO_S3_PUBLIC_URL is set, but PORTICO_S3_PUBLIC_BUCKET is not.");
	if (!bucket) return null;
	const s3 = s3Of(env);
	if (!s3) throw new Error("PORTICO_S3_PUBLIC_BUCKET is set, but PORTICO_S3_ENDPOINT is not.");
	if (s3.bucket === bucket)
		throw new Error("PORTICO_S3_PUBLIC_BUCKET should be another bucket than PORTICO_S3_BUCKET: all in it may be seen.");
	return { ...s3, bucket, browserUrl: browserUrlOf(url) };
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
