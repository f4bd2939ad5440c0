import { macOf, sameMac } from "../login/code.ts";
import { type DataRequest, findDataRequest } from "../repositories/people/data-request.ts";
import type { Services } from "../services.ts";

type Work = Pick<Services, "db" | "secret">;

const macFor = (secret: Buffer, id: string, until: Date) => macOf(secret, `personal-data:${id}`, until.toISOString());

/** Where the page is from which a person gets their archive, as a path; null where there is no link, or it is over. */
export function dataLinkPath(secret: Buffer, { id, link_expires_at: until }: DataRequest): string | null {
	if (!until || until < new Date()) return null;
	return `/personal-data/${id}.${macFor(secret, id, until).toString("base64url")}`;
}

/** The request of a link while that is good, or null. */
export async function requestOfLink({ db, secret }: Work, token: string): Promise<DataRequest | null> {
	const [id = "", mac = ""] = token.split(".");
	const found = await findDataRequest(db, id);
	const until = found?.link_expires_at;
	if (!found || !until || until < new Date()) return null;
	return sameMac(Buffer.from(mac, "base64url"), macFor(secret, id, until)) ? found : null;
}
