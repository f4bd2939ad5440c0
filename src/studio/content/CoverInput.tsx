import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Image } from "@chakra-ui/react/image";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { FileButton } from "../frame/FileButton.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { WrittenContent } from "./content-types.ts";
import { usePicture } from "./use-picture.ts";

type CoverInputProps = { content: WrittenContent; onChange(parts: { cover?: string; cover_alt?: string }): void };

/** The picture at the head, and what it shows. */
export function CoverInput({ content, onChange }: CoverInputProps) {
	const { t } = useStudioI18n();
	const send = usePicture();
	const onFiles = async ([file]: readonly File[]) => {
		if (!file) return;
		try {
			const answer = await send(file);
			if ("url" in answer) onChange({ cover: answer.url });
			else toast("error", answer.problem);
		} catch {
			toast("error", t("The server does not answer. Check your connection and try again."));
		}
	};
	return (
		<Stack as="fieldset" gap="3">
			<Field.Root>
				<Field.Label>{t("Cover")}</Field.Label>
				{content.cover && <Image src={content.cover} alt={content.cover_alt} maxH="40" borderRadius="md" />}
				<Flex gap="2" wrap="wrap">
					<FileButton accept="image/*" onFiles={(files) => void onFiles(files)}>
						{content.cover ? t("Choose another picture") : t("Choose a picture")}
					</FileButton>
					{content.cover && (
						<Button size="sm" variant="ghost" onClick={() => onChange({ cover: "" })}>
							{t("Remove the picture")}
						</Button>
					)}
				</Flex>
			</Field.Root>
			{content.cover && (
				<Field.Root required>
					<Field.Label>{t("What the picture shows")}</Field.Label>
					<Input
						bg="bg.panel"
						value={content.cover_alt}
						maxLength={300}
						onChange={(event) => onChange({ cover_alt: event.target.value })}
					/>
					<Field.HelperText>{t("Read out to who does not see it.")}</Field.HelperText>
				</Field.Root>
			)}
		</Stack>
	);
}
