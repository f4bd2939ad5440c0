import { type FormEvent, useId } from "react";
import type { BlockProps } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRouter } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";

/**
 * A search box that leads to a page with what was typed as a parameter; on that page it shows what was searched for.
 */
export function SearchBlock({ block }: BlockProps<"search">) {
	const router = useRouter();
	const { t } = useI18n();
	const inputId = useId();
	const label = useText(block.label);
	const placeholder = useText(block.placeholder);
	const searched = router.location.path === block.to ? (router.location.query[block.parameter] ?? "") : "";
	const classes = skin.searchBox();
	const search = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget).get(block.parameter);
		const words = typeof typed === "string" ? typed.trim() : "";
		router.navigate(hrefTo(block.to, words ? { [block.parameter]: words } : {}));
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: more assistive technology knows the role than the element
		<form id={block.id} role="search" className={classes.root} action={block.to} onSubmit={search}>
			<label htmlFor={inputId} className={classes.label}>
				{label}
			</label>
			<div className={classes.field}>
				<Icon icon="layui-icon-search" className={classes.icon} />
				<input
					key={searched}
					id={inputId}
					className={classes.input}
					type="search"
					name={block.parameter}
					defaultValue={searched}
					placeholder={placeholder || undefined}
					enterKeyHint="search"
					maxLength={100}
				/>
				<button type="submit" className={classes.submit}>
					{t("Search")}
				</button>
			</div>
		</form>
	);
}
