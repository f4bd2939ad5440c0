import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Image } from "@chakra-ui/react/image";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { FileButton } from "../frame/FileButton.tsx";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { usePicture } from "./use-picture.ts";

type PictureDialogProps = { label: string; onPicture(picture: { url: string; alt: string }): void };

/** A button that asks for a picture and for what it shows, and gives both. */
export function PictureDialog({ label, onPicture }: PictureDialogProps) {
	const { t } = useStudioI18n();
	const send = usePicture();
	const [open, setOpen] = useState(false);
	const [url, setUrl] = useState("");
	const [alt, setAlt] = useState("");
	const onFiles = async ([file]: readonly File[]) => {
		if (!file) return;
		try {
			const answer = await send(file);
			if ("url" in answer) setUrl(answer.url);
			else toast("error", answer.problem);
		} catch {
			toast("error", t("The server does not answer. Check your connection and try again."));
		}
	};
	const insert = () => {
		setOpen(false);
		onPicture({ url, alt: alt.trim() });
		setUrl("");
		setAlt("");
	};
	return (
		<StudioDialog
			title={t("Put in a picture")}
			open={open}
			onOpen={setOpen}
			trigger={
				<Button size="xs" variant="ghost">
					{label}
				</Button>
			}
			actions={
				<Button disabled={!url || alt.trim() === ""} onClick={insert}>
					{t("Put it in")}
				</Button>
			}
		>
			<Stack gap="4" align="flex-start">
				<FileButton accept="image/*" onFiles={(files) => void onFiles(files)}>
					{url ? t("Choose another picture") : t("Choose a picture")}
				</FileButton>
				{url && <Image src={url} alt="" maxH="40" />}
				<Field.Root required>
					<Field.Label>{t("What the picture shows")}</Field.Label>
					<Input value={alt} maxLength={300} onChange={(event) => setAlt(event.target.value)} />
					<Field.HelperText>{t("Read out to who does not see it.")}</Field.HelperText>
				</Field.Root>
			</Stack>
		</StudioDialog>
	);
}
