import { useMemo, useState } from "react";
import type { Path } from "../../../../schemas/rules/pointer.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import type { Offered } from "../../choices/offered.ts";
import { fieldClasses } from "../../classes.ts";
import { useFieldValue, useSetFieldValue } from "../../state/use-field-value.ts";
import { namesAfter, regionAt, regionsOf } from "./regions.ts";

type Props = {
	id: string;
	pointer: string;
	path: Path;
	choices: readonly Offered[];
	required: boolean;
	invalid: boolean;
	/** Id of the error. */
	describedBy: string | undefined;
};

/** A select for each level, from the widest; the value is given once the last level is chosen. */
export function RegionCascade({ id, pointer, path, choices, required, invalid, describedBy }: Props) {
	const { t } = useI18n();
	const regions = useMemo(() => regionsOf(choices), [choices]);
	const value = useFieldValue(pointer);
	const put = useSetFieldValue(pointer, path);
	const [partial, setPartial] = useState<readonly string[]>([]);
	const chosen = regions.find((region) => region.value === value)?.way ?? partial;
	const levels = [...chosen.keys(), chosen.length].filter(
		(level) => namesAfter(regions, chosen.slice(0, level)).length > 0,
	);
	const choose = (level: number, name: string) => {
		const way = name === "" ? chosen.slice(0, level) : [...chosen.slice(0, level), name];
		setPartial(way);
		put(regionAt(regions, way)?.value);
	};
	return levels.map((level) => (
		<select
			key={level}
			id={`${id}-region-${level}`}
			className={fieldClasses.select}
			aria-label={t("Region, level {level}", { level: level + 1 })}
			required={required}
			aria-invalid={invalid}
			aria-describedby={describedBy}
			value={chosen[level] ?? ""}
			onChange={(event) => choose(level, event.target.value)}
		>
			<option value="">{t("Choose…")}</option>
			{namesAfter(regions, chosen.slice(0, level)).map((name) => (
				<option key={name}>{name}</option>
			))}
		</select>
	));
}
