import type { Portal } from "../portal-process.ts";
import { addressOf } from "./address-of.ts";
import { currentManifest } from "./current-release.ts";
import { detailScenes } from "./detail-scenes.ts";
import { exampleMember } from "./example-member.ts";
import { formScenes } from "./form-scenes.ts";
import { openMenu, PHONE_ONLY } from "./header-menu.ts";
import { listScenes } from "./list-scenes.ts";
import { memberScenes } from "./member-scenes.ts";
import { reportScenes } from "./report-scenes.ts";
import type { Scene } from "./scene.ts";

/** States that a bare address does not show. */
async function states(portal: Portal): Promise<Scene[]> {
	const member = await exampleMember(portal);
	return [
		...memberScenes(member),
		...formScenes(member),
		...(await reportScenes(portal, member.session)),
		...listScenes(),
		...(await detailScenes(portal)),
		{ name: "menu", path: "/article/list", act: openMenu, window: true, looks: PHONE_ONLY },
	];
}

/** Every page of the release in force, and the states that matter besides. */
export async function scenes(portal: Portal): Promise<Scene[]> {
	const { manifest } = await currentManifest(portal);
	const pages = manifest.routes.map(async ({ path }) => ({
		name: path.slice(1).replaceAll("/", "-"),
		path: await addressOf(portal, path),
	}));
	return [...(await Promise.all(pages)), ...(await states(portal))];
}
