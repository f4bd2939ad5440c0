import { useState } from "react";
import { usePorts } from "../../../renderer/index.ts";
import type { CasePicture, PictureArea } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useStaffCommand } from "../use-staff-command.ts";

/** A case whose pictures are redacted. */
export type RedactedCase = { id: string; version: number };

/** The picture that is open: over it as everybody sees it, or anew over the original. */
export type OpenPicture = { picture: CasePicture; anew: boolean };

/** Which picture is open, what was drawn over each and not sent yet, and what sends it. */
export function useRedaction({ id, version }: RedactedCase) {
	const t = useDeskText();
	const { dialogs } = usePorts();
	const command = useStaffCommand();
	const [open, setOpen] = useState<OpenPicture | null>(null);
	const [unsent, setUnsent] = useState<Readonly<Record<string, readonly PictureArea[]>>>({});
	const keyOf = ({ picture, anew }: OpenPicture) => `${picture.id} ${anew}`;
	const areasOf = (one: OpenPicture) => unsent[keyOf(one)] ?? (one.anew ? one.picture.areas : []);
	const draw = (one: OpenPicture, areas: readonly PictureArea[]) => setUnsent({ ...unsent, [keyOf(one)]: areas });
	const post = async (upload: string, areas: readonly PictureArea[], anew: boolean, done: string) => {
		const body = { id, version, upload, areas: [...areas], ...(anew && { anew }) };
		if (!(await command("deskRedactPicture", body))) return;
		setUnsent(({ [`${upload} true`]: _, [`${upload} false`]: __, ...rest }) => rest);
		setOpen(null);
		dialogs.toast({ tone: "success", text: done });
	};
	return {
		open,
		setOpen,
		areasOf,
		draw,
		send: (one: OpenPicture) => post(one.picture.id, areasOf(one), one.anew, t("The picture was blacked out.")),
		async takeBack(picture: CasePicture) {
			const text = t("Everybody who sees the picture then sees what was blacked out. Take it back?");
			if (await dialogs.confirm({ text, confirm: t("Take it back"), danger: true }))
				await post(picture.id, [], true, t("The picture is as it was."));
		},
	};
}
