import type { ReactNode } from "react";
import { ScopeProvider, StartedDrafts, skin, useI18n, usePageScope } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { LocaleOffer } from "./LocaleOffer.tsx";
import { MenuButton } from "./MenuButton.tsx";
import { SideColumn } from "./SideColumn.tsx";
import { StatusBar } from "./StatusBar.tsx";

/** Where the skip link leads. */
const MAIN_ID = "main";

/** The shared layout of all pages (spec §2). */
export function Shell({ site, children }: { site: SiteDocument; children: ReactNode }) {
	const { t, locale } = useI18n();
	const classes = skin.shell();
	return (
		<ScopeProvider value={usePageScope()}>
			<div className={classes.root}>
				<a href={`#${MAIN_ID}`} className={classes.skip}>
					{t("Skip to the content")}
				</a>
				<Header site={site} menuButton={<MenuButton site={site} />} />
				<StatusBar />
				<div className={classes.body}>
					<SideColumn site={site} />
					<div className={classes.column}>
						<main id={MAIN_ID} tabIndex={-1} className={classes.main}>
							<LocaleOffer site={site} locale={locale} />
							<StartedDrafts />
							{children}
						</main>
						<Footer site={site} />
					</div>
				</div>
			</div>
		</ScopeProvider>
	);
}
