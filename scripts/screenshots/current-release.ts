import type { Manifest } from "../../schemas/release.ts";
import type { Portal } from "../portal-process.ts";

type Config = { data: { pc: { release: { id: string; manifest_url: string } } } };

/** The release in force at a portal. */
export async function currentManifest(portal: Pick<Portal, "url">): Promise<{ id: string; manifest: Manifest }> {
	const config: Config = await (await fetch(`${portal.url}/report/api.Configs/getConfig`)).json();
	const { id, manifest_url } = config.data.pc.release;
	const manifest: Manifest = await (await fetch(portal.url + manifest_url)).json();
	return { id, manifest };
}
