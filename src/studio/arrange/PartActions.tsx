import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { StudioMenu } from "../frame/StudioMenu.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { type CanvasPart, fitsAt } from "./arrangement.ts";
import { partActs } from "./part-acts.ts";
import type { Arranging } from "./use-arranging.ts";

/** Everything that can be done with a part, without dragging: buttons for the usual, a menu for the rest. */
export function PartActions({ arranging, part }: { arranging: Arranging; part: CanvasPart }) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const acts = partActs(arranging, part, i18n);
	const { clip, arrangement } = arranging;
	const pastes = clip && fitsAt(arrangement, clip.sort, null, { part: part.id, where: "after" });
	return (
		<Flex gap="2" wrap="wrap" px="5" pb="4">
			{!part.isOnce && (
				<>
					<Button size="xs" variant="outline" onClick={() => arranging.moveBy(part, -1)}>
						<Icon icon={ACTS.up.icon} />
						{t(ACTS.up.label)}
					</Button>
					<Button size="xs" variant="outline" onClick={() => arranging.moveBy(part, 1)}>
						<Icon icon={ACTS.down.icon} />
						{t(ACTS.down.label)}
					</Button>
				</>
			)}
			{!part.stays && (
				<Button size="xs" variant="outline" colorPalette="red" onClick={() => arranging.remove(part)}>
					<Icon icon={ACTS.remove.icon} />
					{t(ACTS.remove.label)}
				</Button>
			)}
			{acts.length > 0 && (
				<StudioMenu
					size="xs"
					variant="outline"
					menuWidth="64"
					groups={[{ entries: acts.map(({ run: _, ...entry }) => ({ ...entry, value: entry.id })) }]}
					onSelect={(value) => acts.find(({ id }) => id === value)?.run()}
				>
					<Icon icon="layui-icon-more" />
					{t("More")}
				</StudioMenu>
			)}
			{pastes && (
				<Button size="xs" variant="outline" onClick={() => arranging.paste({ part: part.id, where: "after" })}>
					<Icon icon={ACTS.paste.icon} />
					{t("Paste “{name}” after it", { name: clip.name })}
				</Button>
			)}
		</Flex>
	);
}
