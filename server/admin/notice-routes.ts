import { createHash } from "node:crypto";
import { API } from "../../schemas/catalogue.gen.ts";
import { asObject } from "../../schemas/json/json.ts";
import type { Db } from "../database/connection.ts";
import { mayKeepContent } from "../policies/content-policy.ts";
import { noteContentChange } from "../repositories/content/content-change.ts";
import { readBaseConfig } from "../repositories/settings/base-config.ts";
import { writeSetting } from "../repositories/settings/setting.ts";
import { Refusal } from "../wire/refusal.ts";
import { objectOf, TEXT } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { textIn } from "./release-bodies.ts";

const PATH = "/admin/api/content/base";
const WIRE = asObject(asObject(asObject(API.configsGetAll).response).properties);

/** What is kept here; the version is the product's own. */
const PARTS = {
	site_name: { type: "string", minLength: 1, maxLength: 100 },
	copyright: { type: "string", maxLength: 300 },
	service_phone: { type: "string", maxLength: 40 },
	icp: { type: "string", maxLength: 100 },
	notices: { ...asObject(WIRE.notices), maxItems: 20 },
};

const hashOf = (config: object) => createHash("sha256").update(JSON.stringify(config)).digest("hex").slice(0, 16);

async function seenOf(db: Db): Promise<string> {
	const { version: _product, ...config } = await readBaseConfig(db);
	return hashOf(config);
}

const reading: AdminRoute = {
	method: "GET",
	path: PATH,
	summary: "The notices that stand on the portal, its name, service number and footer lines.",
	body: null,
	response: objectOf({ seen: TEXT, config: objectOf(PARTS) }),
	allowed: mayKeepContent,
	async handle(_request, { db }) {
		const { version: _product, ...config } = await readBaseConfig(db);
		return { seen: hashOf(config), config };
	},
};

const saving: AdminRoute = {
	method: "POST",
	path: PATH,
	summary: "Writes them, for everybody at once; 409 where somebody else has changed them meanwhile.",
	body: {
		type: "object",
		properties: { seen: { type: "string", maxLength: 64 }, config: objectOf(PARTS) },
		required: ["seen", "config"],
		additionalProperties: false,
	},
	response: objectOf({ seen: TEXT }),
	allowed: mayKeepContent,
	handle: ({ body, record }, { db }) =>
		db.transaction().execute(async (transaction) => {
			if ((await seenOf(transaction)) !== textIn(body, "seen"))
				throw new Refusal(
					409,
					"Somebody else has saved this meanwhile. Yours is kept here: look at theirs before you save.",
				);
			const config = asObject(asObject(body).config);
			await writeSetting(transaction, "base", config);
			await noteContentChange(transaction, "base");
			const notices = Array.isArray(config.notices) ? config.notices.length : 0;
			await record(
				{ action: "content.changed", object: { kind: "content", id: "base" }, detail: { notices } },
				transaction,
			);
			return { seen: await seenOf(transaction) };
		}),
};

/** Calls by which notices and the base configuration are kept. */
export const NOTICE_ROUTES: readonly AdminRoute[] = [reading, saving];
