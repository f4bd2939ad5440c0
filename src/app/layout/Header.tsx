import type { ReactNode } from "react";
import { skin, useI18n, usePorts, useText } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { ColorModeMenu } from "./ColorModeMenu.tsx";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { LocaleMenu } from "./LocaleMenu.tsx";
import { UserMenu } from "./UserMenu.tsx";

const classes = skin.shell();
const iconButton = skin.button({ variant: "ghost", size: "icon" });

function Brand({ site }: { site: SiteDocument }) {
	const { Link } = usePorts().router;
	const { text } = useI18n();
	const tagline = useText(site.tagline);
	return (
		<Link to={site.home} className={classes.brand}>
			<span className={classes.mark} aria-hidden="true">
				<span className={`layui-icon ${site.brand.logo_icon}`} />
			</span>
			<span className={classes.words}>
				<span className={classes.name}>{text(site.name)}</span>
				<span className={classes.tagline}>{tagline}</span>
			</span>
		</Link>
	);
}

function SearchLink({ search }: { search: NonNullable<SiteDocument["search"]> }) {
	const { Link } = usePorts().router;
	const { t } = useI18n();
	return (
		<Link to={search.path} className={iconButton} aria-label={t("Search")}>
			<span className="layui-icon layui-icon-search" aria-hidden="true" />
		</Link>
	);
}

/**
 * The header: brand, search, language, colours, and who is logged in. `menuButton` opens the drawer on narrow screens.
 */
export function Header({ site, menuButton }: { site: SiteDocument; menuButton: ReactNode }) {
	return (
		<header className={classes.header}>
			<div className={classes.narrow}>{menuButton}</div>
			<Brand site={site} />
			{site.search && <HeaderSearch search={site.search} />}
			<div className={classes.actions}>
				<div className={classes.narrow}>{site.search && <SearchLink search={site.search} />}</div>
				<div className={classes.wide}>
					<LocaleMenu site={site} />
					<ColorModeMenu />
				</div>
				<UserMenu site={site} />
			</div>
		</header>
	);
}
