import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Leaves } from "./Leaves.tsx";
import { type MetaPart, metaPartAt, nameOf } from "./meta-parts.ts";
import { PartsWithin } from "./PartsWithin.tsx";
import { SettingsList } from "./SettingsList.tsx";
import { settingLabel } from "./setting-words.ts";

type InlineSettingsProps = {
	path: string;
	document: JsonObject;
	/** Where the part stands whose settings these are. */
	pointer: string;
	part: MetaPart;
	/** Settings that are shown elsewhere. */
	except(key: string): boolean;
};

/** The settings of a part that have no place of their own in an inspector, and the parts within it one at a time. */
export function InlineSettings({ path, document, pointer, part, except }: InlineSettingsProps) {
	const { t, translate } = useStudioI18n();
	const [open, setOpen] = useState<string | null>(null);
	const inner = open === null ? null : metaPartAt(document, open);
	if (open === null || !inner) {
		const props = { path, document, pointer, part };
		return (
			<Stack gap="4">
				<Leaves {...props} shows={(key) => !except(key)} />
				<PartsWithin {...props} onOpen={setOpen} except={except} />
			</Stack>
		);
	}
	const tokens = pointerTokens(open);
	const up = toPointer(tokens.slice(0, -1));
	const props = { path, document, pointer: open, part: inner };
	return (
		<Stack gap="4">
			<Button
				size="xs"
				variant="outline"
				alignSelf="flex-start"
				onClick={() => setOpen(up.length > pointer.length ? up : null)}
			>
				<Icon icon="layui-icon-left" />
				{t("Back")}
			</Button>
			<Heading as="h4" size="sm">
				{nameOf(inner.value, translate(settingLabel(tokens.at(-1) ?? "")), translate)}
			</Heading>
			{Array.isArray(inner.value) ? (
				<SettingsList {...props} list={inner.value} onOpen={setOpen} />
			) : (
				<>
					<Leaves key={open} {...props} />
					<PartsWithin {...props} onOpen={setOpen} />
				</>
			)}
		</Stack>
	);
}
