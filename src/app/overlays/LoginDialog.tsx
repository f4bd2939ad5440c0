import { Dialog } from "@chakra-ui/react/dialog";
import { Suspense, useMemo, useSyncExternalStore } from "react";
import { useI18n } from "../../../renderer/i18n/i18n-context.ts";
import { usePageDocument, useRelease } from "../../../renderer/loader/release-context.tsx";
import { routeFor } from "../../../renderer/loader/route.ts";
import { PortsProvider, usePorts } from "../../../renderer/ports/ports-context.tsx";
import { RenderBlock } from "../../../renderer/RenderBlock.tsx";
import { skin } from "../../../renderer/skin/classes.gen.ts";
import { SkeletonText } from "../../../renderer/view-parts/skeleton/Skeleton.tsx";
import type { RouteEntry } from "../../../schemas/release.ts";
import type { Gate } from "../dialogs/gate.ts";
import { findFormBlock } from "../session/find-login-form.ts";

/** The login page's form. Inside the dialog, logging in closes it and nothing leads away from the page. */
function LoginForm({ route, gate }: { route: RouteEntry; gate: Gate<"login"> }) {
	const form = findFormBlock(usePageDocument(route).blocks);
	const ports = usePorts();
	const inPlace = useMemo(
		() => ({
			...ports,
			router: { ...ports.router, leaveLogin: () => gate.settle(true) },
			session: {
				...ports.session,
				start: (session: Parameters<typeof ports.session.start>[0]) => {
					ports.session.start(session);
					gate.settle(true);
				},
			},
		}),
		[ports, gate],
	);
	if (!form) throw new Error(`page "${route.page}": expected a form block, to log in with`);
	return (
		<PortsProvider ports={inPlace}>
			<RenderBlock block={{ ...form, when: undefined }} />
		</PortsProvider>
	);
}

/** Login in place: the form of the site's login page over whatever page the reader is on. */
export function LoginDialog({ gate }: { gate: Gate<"login"> }) {
	const { t } = useI18n();
	const { current } = useRelease();
	const open = useSyncExternalStore(gate.subscribe, gate.snapshot) !== undefined;
	const route = current && routeFor(current.manifest, current.manifest.site.login);
	if (!route) return null;
	return (
		<Dialog.Root open={open} onOpenChange={(change) => change.open || gate.settle(false)}>
			<Dialog.Backdrop />
			<Dialog.Positioner>
				<Dialog.Content aria-label={t("Log in")}>
					<Dialog.CloseTrigger className={skin.button({ variant: "ghost", size: "icon" })} aria-label={t("Close")}>
						<span className="layui-icon layui-icon-close" aria-hidden="true" />
					</Dialog.CloseTrigger>
					<Dialog.Body>
						<Suspense fallback={<SkeletonText lines={6} />}>
							<LoginForm route={route} gate={gate} />
						</Suspense>
					</Dialog.Body>
				</Dialog.Content>
			</Dialog.Positioner>
		</Dialog.Root>
	);
}
