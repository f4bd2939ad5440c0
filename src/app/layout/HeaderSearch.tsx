import type { FormEvent } from "react";
import { skin, useI18n, useRouter } from "../../../renderer/index.ts";
import type { SiteSearch } from "../../../schemas/types.gen.ts";

/** The header's search field; leads to the site's search page. */
export function HeaderSearch({ search }: { search: SiteSearch }) {
	const router = useRouter();
	const { t } = useI18n();
	const classes = skin.shell();
	const go = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget).get(search.parameter);
		if (typeof typed !== "string" || typed.trim() === "") return;
		router.navigate(`${search.path}?${new URLSearchParams({ [search.parameter]: typed.trim() })}`);
	};
	const shown = router.location.path === search.path ? router.location.query[search.parameter] : undefined;
	return (
		<search className={classes.search}>
			<form action={search.path} onSubmit={go}>
				<span className={`layui-icon layui-icon-search ${classes.searchIcon}`} aria-hidden="true" />
				<input
					key={shown}
					type="search"
					name={search.parameter}
					defaultValue={shown}
					maxLength={100}
					className={classes.searchInput}
					aria-label={t("Search")}
					placeholder={t("Search")}
					enterKeyHint="search"
				/>
			</form>
		</search>
	);
}
