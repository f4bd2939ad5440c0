import { asArray, asObject, asString } from "../../schemas/rules/json.ts";
import { type AdminServer, ask, refused } from "./admin-server.ts";

/** One line for each publication, newest first: id, day and time (UTC), who, and which is current. */
export async function releaseLines(server: AdminServer): Promise<string[]> {
	const envelope = await ask(server, "/admin/api/releases");
	if (envelope.code !== 0) throw refused(server, envelope);
	return asArray(asObject(envelope.data).list).map((entry) => {
		const { id, origin, author, published_at, current } = asObject(entry);
		return [id, published_at, origin, author ?? "-", ...(current === true ? ["current"] : [])].join("  ");
	});
}

/**
 * Makes an earlier release the current one again, and returns its id; of that, the beginning does where no other begins so.
 * Throws where the server does not answer, or has no such release, or several.
 */
export async function restoreRelease(server: AdminServer, id: string): Promise<string> {
	const envelope = await ask(server, `/admin/api/releases/${encodeURIComponent(id)}/restore`, { method: "POST" });
	if (envelope.code === 404)
		throw new Error(`${server.url} has no release ${id}. Give its id, or four or more characters that it begins with.`);
	const { ids, id: restored } = asObject(envelope.data);
	if (envelope.code === 409)
		throw new Error([`${server.url} has several releases that begin with ${id}:`, ...asArray(ids)].join("\n  "));
	if (envelope.code !== 0) throw refused(server, envelope);
	return asString(restored) ?? id;
}
