import { Drawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";
import { skin, useI18n } from "../../../renderer/index.ts";
import { OverlayProvider } from "./OverlayProvider.tsx";

type DrawerProps = { open: boolean; onClose(): void; footer: ReactNode; children: ReactNode };

/** The navigation of narrow screens. */
export default function NavigationDrawer({ open, onClose, footer, children }: DrawerProps) {
	const { t } = useI18n();
	return (
		<OverlayProvider>
			<Drawer.Root open={open} placement="start" onOpenChange={(change) => change.open || onClose()}>
				<Portal>
					<Drawer.Backdrop />
					<Drawer.Positioner>
						<Drawer.Content>
							<Drawer.Header>
								<Drawer.Title>{t("Menu")}</Drawer.Title>
							</Drawer.Header>
							<Drawer.CloseTrigger className={skin.button({ variant: "ghost", size: "icon" })} aria-label={t("Close")}>
								<span className="layui-icon layui-icon-close" aria-hidden="true" />
							</Drawer.CloseTrigger>
							<Drawer.Body>{children}</Drawer.Body>
							<Drawer.Footer>{footer}</Drawer.Footer>
						</Drawer.Content>
					</Drawer.Positioner>
				</Portal>
			</Drawer.Root>
		</OverlayProvider>
	);
}
