import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { Fragment, type ReactElement } from "react";
import { Icon } from "../../../renderer/index.ts";
import type { MenuEntry, MenuGroup } from "./StudioMenu.tsx";

function Entry({ value, label, icon, keys, lang, isChosen, link }: MenuEntry) {
	// What leads somewhere is as high as a finger.
	if (link)
		return (
			<Menu.Item value={value} asChild minH="11" fontSize="md">
				{link}
			</Menu.Item>
		);
	return (
		<Menu.Item value={value} lang={lang}>
			{icon && <Icon icon={icon} />}
			<Menu.ItemText flex="1">{label}</Menu.ItemText>
			{isChosen && <Icon icon="layui-icon-ok" />}
			{keys && <Menu.ItemCommand>{keys}</Menu.ItemCommand>}
		</Menu.Item>
	);
}

function Group({ heading, entries }: MenuGroup) {
	const items = entries.map((entry) => <Entry key={entry.value} {...entry} />);
	if (heading === undefined) return items;
	return (
		<Menu.ItemGroup>
			<Menu.ItemGroupLabel>{heading}</Menu.ItemGroupLabel>
			{items}
		</Menu.ItemGroup>
	);
}

type MenuWindowProps = {
	groups: readonly MenuGroup[];
	onSelect: ((value: string) => void) | undefined;
	menuWidth?: string | undefined;
	/** Opened by the click that loaded it. */
	defaultOpen: boolean;
	trigger: ReactElement;
};

/** A menu over the studio, beside the button that opens it. */
export default function MenuWindow({ groups, onSelect, menuWidth, defaultOpen, trigger }: MenuWindowProps) {
	return (
		<Menu.Root
			defaultOpen={defaultOpen}
			lazyMount
			unmountOnExit
			positioning={{ placement: "bottom-start" }}
			onSelect={({ value }) => onSelect?.(value)}
		>
			<Menu.Trigger asChild>{trigger}</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content minW={menuWidth} maxH="70dvh" overflowY="auto">
						{groups.map((group, index) => (
							<Fragment key={group.heading ?? group.entries[0]?.value}>
								{index > 0 && <Menu.Separator />}
								<Group {...group} />
							</Fragment>
						))}
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}
