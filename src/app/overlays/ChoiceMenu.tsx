import { Menu } from "@chakra-ui/react/menu";
import type { ReactNode } from "react";
import { OverlayProvider } from "./OverlayProvider.tsx";

/** An entry of a menu. `checked` marks the present choice among others. */
export type MenuChoice = { value: string; label: string; icon?: string; lang?: string; checked?: boolean };

type ChoiceMenuProps = {
	/** What stands above the choices. */
	heading?: ReactNode;
	choices: readonly MenuChoice[];
	onChoose(value: string): void;
	trigger: ReactNode;
	/** Opened by the click that loaded it. */
	defaultOpen: boolean;
};

/**
 * A menu on Chakra's, with the reader's choice handed back. It stays beside its trigger: in the landmark, in the
 * drawer.
 */
export default function ChoiceMenu({ heading, choices, onChoose, trigger, defaultOpen }: ChoiceMenuProps) {
	return (
		<OverlayProvider>
			<Menu.Root
				defaultOpen={defaultOpen}
				positioning={{ placement: "bottom-end", strategy: "fixed" }}
				onSelect={({ value }) => onChoose(value)}
			>
				<Menu.Trigger asChild>{trigger}</Menu.Trigger>
				<Menu.Positioner>
					<Menu.Content>
						{heading && <div className="pt-menu__itemGroupLabel">{heading}</div>}
						{choices.map(({ value, label, icon, lang, checked }) => (
							<Menu.Item
								key={value}
								value={value}
								lang={lang}
								data-state={checked ? "checked" : undefined}
								{...(checked !== undefined && { role: "menuitemradio", "aria-checked": checked })}
							>
								{icon && <span className={`layui-icon ${icon}`} aria-hidden="true" />}
								<Menu.ItemText>{label}</Menu.ItemText>
								{checked && <span className="layui-icon layui-icon-ok" aria-hidden="true" />}
							</Menu.Item>
						))}
					</Menu.Content>
				</Menu.Positioner>
			</Menu.Root>
		</OverlayProvider>
	);
}
