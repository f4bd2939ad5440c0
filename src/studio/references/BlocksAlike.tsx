import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import { blocksOfType } from "../../../schemas/edits/blocks-of-type.ts";
import { asObject } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { nameOf } from "../settings/meta-parts.ts";
import { Places } from "./Places.tsx";

type BlocksAlikeProps = { type: string /** What its kind is called. */; kind: string; path: string; pointer: string };

/** Where blocks of one kind stand, each by its name, but for the one that is looked at. */
export default function BlocksAlike({ type, kind, path, pointer }: BlocksAlikeProps) {
	const { t, translate } = useStudioI18n();
	const documents = useDocuments();
	const others = useMemo(
		() => blocksOfType(documents, type).filter((one) => one.path !== path || one.pointer !== pointer),
		[documents, type, path, pointer],
	);
	return (
		<Stack gap="2">
			<Text color="fg.muted">
				{t(
					"{count, plural, =0 {It stands nowhere else.} one {It stands at one other place.} other {It stands at # other places.}}",
					{
						count: others.length,
					},
				)}
			</Text>
			<Places
				list={others}
				words={(document, at) => nameOf({ ...asObject(valueAt(document, at)), type: undefined }, kind, translate)}
			/>
		</Stack>
	);
}
