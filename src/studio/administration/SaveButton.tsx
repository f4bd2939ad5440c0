import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { saveFile } from "../../device/save-file.ts";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAccount } from "../session/account.ts";

type Props = {
	/** Of the call, below /admin/api. */
	path: string;
	/** What the file is called on this computer. */
	file: string;
	/** The MIME type of what it responds with; anything else is a refusal. */
	type: string;
	label: string;
};

/** Saves a file that a call of the administration responds with. */
export function SaveButton({ path, file, type, label }: Props) {
	const { t } = useStudioI18n();
	const { user } = useAccount();
	const [busy, setBusy] = useState(false);
	const onClick = async () => {
		setBusy(true);
		try {
			const headers = { Authorization: user.snapshot().token };
			const response = await fetch(`/admin/api/${path}`, { headers });
			if (!response.headers.get("content-type")?.startsWith(type)) throw new Error(`expected ${type}`);
			saveFile(file, await response.blob());
		} catch {
			toast("error", t("The server does not answer. Check your connection and try again."));
		}
		setBusy(false);
	};
	return (
		<Button variant="outline" loading={busy} onClick={() => void onClick()}>
			{label}
		</Button>
	);
}
