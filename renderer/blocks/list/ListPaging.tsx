import { useI18n } from "../../i18n/i18n-context.ts";
import { useMarkPart } from "../../part-marks.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { type PageLink, pageLinks } from "./page-links.ts";

type PagingProps = { current: number; last: number; hrefOf(page: number): string };

/** `of`: the part of a document that says how it pages. */
type ListPagingProps = PagingProps & { of: object | undefined };

function Step({ label, icon, to }: { label: string; icon: string; to: string }) {
	const { Link } = usePorts().router;
	return (
		<li>
			<Link to={to} className={skin.listPaging().link} aria-label={label}>
				<span className={`layui-icon ${icon}`} aria-hidden="true" />
			</Link>
		</li>
	);
}

function Place({ place, current, last, hrefOf }: PagingProps & { place: PageLink }) {
	const { t, format } = useI18n();
	const { Link } = usePorts().router;
	const beyond = skin.listPaging({ far: true });
	if (place === "gap") {
		return (
			<li className={beyond.item} aria-hidden="true">
				<span className={beyond.gap}>…</span>
			</li>
		);
	}
	const isCurrent = place === current;
	// A phone has room for the ends and the current page; a step leads to the others.
	const far = !isCurrent && place !== 1 && place !== last;
	const number = format(place, "number");
	const classes = skin.listPaging({ current: isCurrent, far });
	return (
		<li className={classes.item}>
			<Link
				to={hrefOf(place)}
				className={classes.link}
				aria-current={isCurrent ? "page" : undefined}
				aria-label={t("Page {page}", { page: number })}
			>
				{number}
			</Link>
		</li>
	);
}

/** The pages of a list as links: first, last and the neighbours of the current one. */
export function ListPaging({ current, last, hrefOf, of }: ListPagingProps) {
	const { t } = useI18n();
	const mark = useMarkPart();
	const classes = skin.listPaging();
	const places = pageLinks(current, last);
	return (
		<nav className={classes.root} aria-label={t("Pages of this list")} {...(of && mark(of))}>
			<ul className={classes.list}>
				{current > 1 ? <Step label={t("Previous page")} icon="layui-icon-left" to={hrefOf(current - 1)} /> : null}
				{places.map((place, at) => (
					<Place
						key={place === "gap" ? `gap after ${places[at - 1]}` : place}
						place={place}
						current={current}
						last={last}
						hrefOf={hrefOf}
					/>
				))}
				{current < last ? <Step label={t("Next page")} icon="layui-icon-right" to={hrefOf(current + 1)} /> : null}
			</ul>
		</nav>
	);
}
