import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useMemo } from "react";
import { Icon } from "../../../renderer/index.ts";
import { asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import type { CanvasPart } from "../arrange/arrangement.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.tsx";
import { Remarks } from "../checking/Remarks.tsx";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { pageSubjects } from "../conditions/subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { More } from "../frame/More.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { settingsAmong } from "../page/view-pieces.ts";
import { InlineSettings } from "../settings/InlineSettings.tsx";
import { Leaves } from "../settings/Leaves.tsx";
import { type MetaPart, metaPartAt } from "../settings/meta-parts.ts";
import { settingLabel } from "../settings/setting-words.ts";
import { type Matter, matterOf } from "./matters.ts";

/** To name places in other documents it needs the meta-schemas of all kinds, for which no inspector waits. */
const BlocksAlike = lazyScreen(() => import("../references/BlocksAlike.tsx"));

type BlockInspectorProps = {
	path: string;
	document: JsonObject;
	part: CanvasPart;
	actions: ReactNode;
	onLeave(): void;
};

type MattersProps = { path: string; document: JsonObject; pointer: string; meta: MetaPart };

/** The plain settings of a part, by what people think of them: what it says, what it shows, how it looks. */
function Matters({ path, document, pointer, meta }: MattersProps) {
	const { t } = useStudioI18n();
	const properties = Object.keys(asObject(meta.schema.properties));
	const words: readonly [Matter, string][] = [
		["says", t("What it says")],
		["shows", t("What it shows")],
		["looks", t("How it looks")],
	];
	return words.map(([matter, title]) =>
		properties.some((key) => matterOf(meta, key) === matter) ? (
			<Section key={matter} title={title}>
				<Leaves
					path={path}
					document={document}
					pointer={pointer}
					part={meta}
					shows={(key) => matterOf(meta, key) === matter}
				/>
			</Section>
		) : null,
	);
}

const isBound = ({ value }: MetaPart, key: string): boolean => "bind" in asObject(asObject(value)[key]);

/** What a part shows of the data: each setting that is read from there. */
function Bound({ path, document, pointer, meta }: MattersProps) {
	const { t, translate } = useStudioI18n();
	const keys = Object.keys(asObject(meta.schema.properties)).filter((key) => isBound(meta, key));
	return keys.map((key) => {
		const own = `${pointer}${toPointer([key])}`;
		const part = metaPartAt(document, own);
		return part ? (
			<Section key={key} title={t("{name}: from the data", { name: translate(settingLabel(key)) })}>
				<Leaves path={path} document={document} part={part} pointer={own} />
			</Section>
		) : null;
	});
}

/** All about the selected block, tab, filter or column: made from its meta-schema, in the order in which people think of it. */
export function BlockInspector({ path, document, part, actions, onLeave }: BlockInspectorProps) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const make = useMake();
	const list = useDiagnostics();
	const { keys } = part;
	const pointer = keys ? "" : part.id;
	const meta = useMemo(() => {
		const own = metaPartAt(document, pointer);
		return own && keys ? settingsAmong(own, keys) : own;
	}, [document, pointer, keys]);
	if (!meta) return null;
	const takesCondition = "when" in asObject(meta.schema.properties);
	const held = asObject(meta.schema.properties);
	const type = asString(asObject(meta.value).type);
	return (
		<Box>
			<Flex align="center" gap="2" px="5" py="4">
				<Box flex="1" minW="0">
					<Text color="fg.muted" fontSize="xs">
						{part.kind}
					</Text>
					<Heading as="h2" size="md" truncate>
						{part.name}
					</Heading>
				</Box>
				<Button size="xs" variant="ghost" onClick={onLeave} aria-label={t("Leave this part")}>
					<Icon icon="layui-icon-close" />
				</Button>
			</Flex>
			{actions}
			<Remarks list={(keys ?? [""]).flatMap((key) => diagnosticsAt(list, path, keys ? `/${key}` : pointer))} />
			<Matters path={path} document={document} pointer={pointer} meta={meta} />
			<Bound path={path} document={document} pointer={pointer} meta={meta} />
			{takesCondition && (
				<Section title={t("When it is shown")}>
					<ConditionEditor
						condition={asObject(meta.value).when}
						subjects={pageSubjects(document, i18n)}
						begin="Show it only under a condition"
						onChange={(when) => make(...setAt(path, document, [...pointerTokens(pointer), "when"], when))}
					/>
				</Section>
			)}
			<More label={t("More about this part")} isOpen={Object.values(held).length < 8}>
				<InlineSettings
					path={path}
					document={document}
					pointer={pointer}
					part={meta}
					except={(key) => key === "when" || key === "blocks" || isBound(meta, key) || matterOf(meta, key) !== "rest"}
				/>
			</More>
			{type !== undefined && (
				<More label={t("Where this kind of block is used")}>
					<ScreenArea waiting={null}>
						<BlocksAlike type={type} path={path} pointer={pointer} kind={part.kind} />
					</ScreenArea>
				</More>
			)}
		</Box>
	);
}
