/** The catalogue's icon for a media type. */
export function fileIcon(mime: string): string {
	if (mime.startsWith("image/")) return "layui-icon-picture";
	if (mime.startsWith("video/")) return "layui-icon-video";
	if (mime.startsWith("audio/")) return "layui-icon-headset";
	return mime.startsWith("text/") ? "layui-icon-form" : "layui-icon-file";
}

/** The kind of a file as people call it, by its name's ending: "PDF"; the empty string where it has none. */
export function attachmentKind(name: string): string {
	const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
	return ending ? ending.toUpperCase() : "";
}
