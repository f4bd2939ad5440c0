/** What may be uploaded; told to the portal by getConfig. */
export const UPLOAD_LIMITS = {
	/** Bytes: 10 MiB. */
	max_size: 10 * 1024 * 1024,
	max_count: 9,
	accept: [
		"image/jpeg",
		"image/png",
		"image/webp",
		"image/gif",
		"application/pdf",
		"video/mp4",
		"audio/mpeg",
		"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	],
};
