import { asArray, asObject, asString } from "../../schemas/json/json.ts";
import { type AdminServer, refused, request } from "./admin-server.ts";
import { type DataMap, unmappedLines } from "./data-map.ts";

/** One line for each publication, newest first: id, day and time (UTC), who, and which is current; then what was revoked. */
export async function releaseLines(server: AdminServer): Promise<string[]> {
	const envelope = await request(server, "/admin/api/releases");
	if (envelope.code !== 0) throw refused(server, envelope);
	const { list, revocations } = asObject(envelope.data);
	const published = asArray(list).map((entry) => {
		const { id, origin, author, published_at, current } = asObject(entry);
		return [id, published_at, origin, author ?? "-", ...(current === true ? ["current"] : [])].join("  ");
	});
	const revoked = asArray(revocations).map((entry) => {
		const { release_id: id, form, reason, author, revoked_at } = asObject(entry);
		return [id, revoked_at, "revoked", author ?? "-", ...(form ? [`form ${form}`] : []), reason].join("  ");
	});
	return [...published, ...revoked];
}

const inJson = (body: object): RequestInit => ({
	method: "POST",
	headers: { "Content-Type": "application/json" },
	body: JSON.stringify(body),
});

/**
 * Revokes a release, or the version of one form that it has; returns the release's id. Throws where the server does not respond,
 * has no such release or form, or refuses.
 */
export async function revokeRelease(
	server: AdminServer,
	id: string,
	{ form, reason }: { form: string | undefined; reason: string },
): Promise<string> {
	const envelope = await request(
		server,
		`/admin/api/releases/${encodeURIComponent(id)}/revoke`,
		inJson({ form, reason }),
	);
	if (envelope.code === 404)
		throw new Error(`${server.url} has no release ${id}${form === undefined ? "" : ` with a form ${form}`}.`);
	if (envelope.code !== 0) throw refused(server, envelope);
	return asString(asObject(envelope.data).release_id) ?? id;
}

/**
 * Makes an earlier release the current one again, and returns its id; of that, the beginning does where no other starts so.
 * Throws where the server does not respond, or has no such release, or several.
 */
export async function restoreRelease(server: AdminServer, id: string, map: DataMap = {}): Promise<string> {
	const envelope = await request(server, `/admin/api/releases/${encodeURIComponent(id)}/restore`, inJson({ map }));
	if (envelope.code === 404)
		throw new Error(`${server.url} has no release ${id}. Give its id, or four or more characters that it begins with.`);
	const { ids, id: restored } = asObject(envelope.data);
	if (envelope.code === 409 && ids !== undefined)
		throw new Error([`${server.url} has several releases that begin with ${id}:`, ...asArray(ids)].join("\n  "));
	const lines = unmappedLines(envelope.data);
	if (lines.length > 0) throw new Error([envelope.msg, ...lines].join("\n  "));
	if (envelope.code !== 0) throw refused(server, envelope);
	return asString(restored) ?? id;
}
