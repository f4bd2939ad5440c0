import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { type CanvasPart, fitsAt } from "./arrangement.ts";
import { type PartAct, partActs } from "./part-acts.ts";
import type { Arranging } from "./use-arranging.ts";

function Items({ acts }: { acts: readonly PartAct[] }) {
	return acts.map(({ id, label, icon, keys }) => (
		<Menu.Item key={id} value={id}>
			{icon && <Icon icon={icon} />}
			<Menu.ItemText flex="1">{label}</Menu.ItemText>
			{keys && <Menu.ItemCommand>{keys}</Menu.ItemCommand>}
		</Menu.Item>
	));
}

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
				<Menu.Root onSelect={({ value }) => acts.find(({ id }) => id === value)?.run()}>
					<Menu.Trigger asChild>
						<Button size="xs" variant="outline">
							<Icon icon="layui-icon-more" />
							{t("More")}
						</Button>
					</Menu.Trigger>
					<Portal>
						<Menu.Positioner>
							<Menu.Content minW="64" maxH="70dvh" overflowY="auto">
								<Items acts={acts} />
							</Menu.Content>
						</Menu.Positioner>
					</Portal>
				</Menu.Root>
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
