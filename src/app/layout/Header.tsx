import type { ReactNode } from "react";
import { skin, useI18n, usePorts, useText } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { ColorModeMenu } from "./ColorModeMenu.tsx";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { LocaleMenu } from "./LocaleMenu.tsx";
import { UserMenu } from "./UserMenu.tsx";

const classes = skin.shell();
const iconButton = skin.button({ variant: "ghost", size: "icon" });

/** The logo or icon and the name at the head of each page; they lead to the first one. */
export function SiteBrand({ site }: { site: Pick<SiteDocument, "brand" | "home" | "name" | "tagline"> }) {
	const { Link } = usePorts().router;
	const { text } = useI18n();
	const tagline = useText(site.tagline);
	const { logo, logo_icon } = site.brand;
	const alt = useText(logo?.alt);
	return (
		<Link to={site.home} className={classes.brand}>
			{logo ? (
				<span className={classes.logo} role="img" aria-label={alt} aria-hidden={!alt} />
			) : (
				<span className={classes.mark} aria-hidden="true">
					<span className={`layui-icon ${logo_icon}`} />
				</span>
			)}
			{!logo?.alone && (
				<span className={classes.words}>
					<span className={classes.name}>{text(site.name)}</span>
					<span className={classes.tagline}>{tagline}</span>
				</span>
			)}
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
			<SiteBrand site={site} />
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
