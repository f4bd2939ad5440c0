import { useEffect } from "react";
import { LinkTo, StatePanel, skin, useI18n, usePorts, useRelease } from "../../../renderer/index.ts";
import { routeFor, routeTitle } from "../../../schemas/rules/portal/route.ts";
import { focusHeading } from "../navigation/focus-heading.ts";
import type { Unpublished as TakenBackState } from "../navigation/use-shown-page.ts";

/** The way on from a page that was taken back: to what stands in its place, else home. */
function WayOn({ to }: { to: string | undefined }) {
	const { t, text } = useI18n();
	const manifest = useRelease().current?.manifest;
	const route = manifest && (to === undefined ? undefined : routeFor(manifest, to));
	const home = manifest && routeFor(manifest, manifest.site.home);
	const goal = route ?? home;
	if (!goal) return null;
	return (
		<LinkTo link={{ to: goal.path }} className={skin.button({ variant: "outline", size: "sm" })}>
			{t("Go to: {page}", { page: text(routeTitle(goal)) })}
		</LinkTo>
	);
}

/**
 * Above a page that was taken back or replaced and stays for whoever has started something on it. Said in passing too: it may
 * be out of sight.
 */
function UnpublishedPageBanner({ to, replaced }: Omit<TakenBackState, "stays">) {
	const { t } = useI18n();
	const { toast } = usePorts().dialogs;
	const title = replaced ? t("This page has been replaced") : t("This page has been taken back");
	useEffect(() => toast({ tone: "warning", text: title }), [toast, title]);
	return (
		<div className={skin.page().above}>
			<StatePanel
				icon="layui-icon-tips"
				shape="strip"
				title={title}
				text={t(
					"It stays open here until you leave it. What you have typed can still be sent, and is kept as a draft on this device.",
				)}
			>
				{!replaced && <WayOn to={to} />}
			</StatePanel>
		</div>
	);
}

/** In place of a page that was taken back while somebody only read it. */
function UnpublishedPage() {
	const { t } = useI18n();
	const title = t("This page has been taken back");
	useEffect(() => {
		if (document.activeElement === document.body) focusHeading();
	}, []);
	return (
		<>
			<h1 className={skin.visuallyHidden()}>{title}</h1>
			<StatePanel icon="layui-icon-tips" title={title} text={t("It was taken back while you had it open.")}>
				<WayOn to={undefined} />
			</StatePanel>
		</>
	);
}

/** What is said to whoever stands on a page that a release takes back. */
export default function WhenUnpublished({ stays, ...more }: TakenBackState) {
	return stays ? <UnpublishedPageBanner {...more} /> : <UnpublishedPage />;
}
