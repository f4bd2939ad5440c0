import { skin, useCondition, useI18n, usePorts, useRouter, useText } from "../../../renderer/index.ts";
import type { NavigationItem } from "../../../schemas/types.gen.ts";
import { NavigationCount } from "./NavigationCount.tsx";

type ItemProps = { item: NavigationItem; current: string | undefined; folded: boolean; onFollow?(): void };

function Item({ item, current, folded, onFollow }: ItemProps) {
	const { Link } = usePorts().router;
	const label = useText(item.label);
	const classes = skin.siteNavigation({ folded });
	if (!useCondition(item.when)) return null;
	return (
		<li>
			<Link
				to={item.path}
				className={classes.link}
				aria-current={item.path === current ? "page" : undefined}
				title={folded ? label : undefined}
				onClick={onFollow}
			>
				<span className={`layui-icon ${item.icon} ${classes.icon}`} aria-hidden="true" />
				<span className={classes.label}>{label}</span>
				{item.count ? <NavigationCount key={item.count.operation} count={item.count} /> : null}
			</Link>
		</li>
	);
}

/** The entry that stands for a path: its own, else that of the section around it (/article/detail → /article/index). */
function currentEntry(items: readonly { path: string }[], path: string): string | undefined {
	const section = (of: string) => of.split("/")[1];
	return (
		items.find((item) => item.path === path)?.path ?? items.find((item) => section(item.path) === section(path))?.path
	);
}

type NavigationProps = { items: readonly NavigationItem[]; folded?: boolean; onFollow?(): void };

/** The site's navigation as a list of links with icons. */
export function SiteNavigation({ items, folded = false, onFollow }: NavigationProps) {
	const { t } = useI18n();
	const { path } = useRouter().location;
	const classes = skin.siteNavigation({ folded });
	return (
		<nav className={classes.root} aria-label={t("Main navigation")}>
			<ul className={classes.list}>
				{items.map((item) => (
					<Item key={item.path} item={item} current={currentEntry(items, path)} folded={folded} onFollow={onFollow} />
				))}
			</ul>
		</nav>
	);
}
