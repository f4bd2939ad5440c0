import { useState } from "react";
import { usePorts } from "../../renderer/index.ts";
import { isObject } from "../../schemas/json/json.ts";
import { saveFile } from "../device/save-file.ts";
import { useStores } from "../stores/stores-context.tsx";
import { useDeskText } from "./use-desk-text.ts";

/** What the server says against it, where it does not send a file. */
async function refusalIn(response: Response): Promise<string> {
	const body: unknown = await response.json();
	if (!isObject(body) || typeof body.msg !== "string") throw new Error("expected a file or an envelope");
	return body.msg;
}

/** Saves a file of the desk's, one at a time, and says whether it came. */
export function useServerFile(): { busy: boolean; save(file: string, query: string): Promise<void> } {
	const t = useDeskText();
	const { dialogs, locale } = usePorts();
	const { user } = useStores();
	const [busy, setBusy] = useState(false);
	const save = async (file: string, query: string) => {
		if (busy) return;
		setBusy(true);
		try {
			const headers = { Authorization: user.snapshot().token, "Accept-Language": locale };
			const response = await fetch(`/admin/api/desk/${file}?${query}`, { headers });
			if (response.headers.get("content-type")?.startsWith("application/json"))
				dialogs.toast({ tone: "error", text: await refusalIn(response) });
			else {
				saveFile(file, await response.blob());
				dialogs.toast({ tone: "success", text: t("{name} was saved.", { name: file }) });
			}
		} catch {
			dialogs.toast({ tone: "error", text: t("The server does not answer. Check your connection and try again.") });
		}
		setBusy(false);
	};
	return { busy, save };
}
