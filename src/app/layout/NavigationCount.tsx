import { skin, useI18n, useRead, useResolver } from "../../../renderer/index.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import type { NavigationCount as CountOptions } from "../../../schemas/types.gen.ts";

/** What does not fit beside an entry is said as this and more. */
const MAX_COUNT = 99;

/** The number beside an entry of the navigation; nothing at 0, and while it is not known. */
export function NavigationCount({ count }: { count: CountOptions }) {
	const here = useResolver(count);
	const { format } = useI18n();
	const { data } = useRead(count.operation, here.isSatisfied(count.when) ? here.query(count.query) : null);
	const number = valueAt(data, count.value);
	if (typeof number !== "number" || number < 1) return null;
	return (
		<>
			<span className={skin.siteNavigation().count} aria-hidden="true">
				{number > MAX_COUNT ? `${format(MAX_COUNT, "number")}+` : format(number, "number")}
			</span>
			<span className={skin.visuallyHidden()}>{here.within({ item: data }).text(count.label)}</span>
		</>
	);
}
