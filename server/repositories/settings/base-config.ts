import type { ResponseOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { isResponse } from "../../wire/validators.ts";
import { readSetting } from "./setting.ts";

/** What the administration says about itself. */
type BaseConfig = ResponseOf<"configsGetAll">;

/** Product version (spec §1). */
export const VERSION = "1.7.0";

const UNSET: BaseConfig = {
	site_name: "Portico",
	version: VERSION,
	copyright: "",
	service_phone: "",
	icp: "",
	notices: [],
};

/** The stored configuration; plain values where nothing was stored. The version is always the product's. */
export async function readBaseConfig(db: Db): Promise<BaseConfig> {
	const config = { ...UNSET, ...(await readSetting(db, "base")), version: VERSION };
	if (!isResponse("configsGetAll", config)) throw new Error("The setting `base` is not what configsGetAll answers.");
	return config;
}
