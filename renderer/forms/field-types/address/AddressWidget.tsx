import { useMemo, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { fieldClasses } from "../../fields/classes.ts";
import { FieldError } from "../../fields/field-frame.tsx";
import { useTypedInput } from "../../fields/inputs.tsx";
import { WithChoices } from "../../fields/WithChoices.tsx";
import { useFieldError, useSubInput } from "../../hooks/field-values.ts";
import { useTypedValue } from "../../hooks/use-typed-value.ts";
import type { Offered } from "../../model/choices.ts";
import type { FieldInput, WidgetProps } from "../../model/field.ts";

/** A region by its way from the widest: "Zhejiang / Hangzhou / Xihu" → its three names. */
export type Region = { value: unknown; way: readonly string[] };

/** Reads the choices' labels as ways. */
const regionsOf = (choices: readonly Offered[]): Region[] =>
	choices.map(({ value, label }) => ({ value, way: label.split("/").map((name) => name.trim()) }));

const startsWith = (way: readonly string[], start: readonly string[]) =>
	start.every((name, index) => way[index] === name);

/** The names that can follow the chosen ones, each once. */
function namesAfter(regions: readonly Region[], chosen: readonly string[]): string[] {
	const next = regions.filter(({ way }) => startsWith(way, chosen)).map(({ way }) => way[chosen.length]);
	return [...new Set(next.filter((name) => name !== undefined))];
}

/** The region whose whole way has been chosen. */
const regionAt = (regions: readonly Region[], chosen: readonly string[]): Region | undefined =>
	regions.find(({ way }) => way.length === chosen.length && startsWith(way, chosen));

type Props = Pick<FieldInput, "value" | "onChange"> & {
	id: string;
	choices: readonly Offered[];
	required: boolean;
	invalid: boolean;
	/** Id of the error. */
	describedBy: string | undefined;
};

/** A select for each level, from the widest; the value is given once the last level is chosen. */
function RegionCascade({ id, value, onChange, choices, required, invalid, describedBy }: Props) {
	const { t } = useI18n();
	const regions = useMemo(() => regionsOf(choices), [choices]);
	const [partial, setPartial] = useState<readonly string[]>([]);
	const chosen = regions.find((region) => region.value === value)?.way ?? partial;
	const levels = [...chosen.keys(), chosen.length].filter(
		(level) => namesAfter(regions, chosen.slice(0, level)).length > 0,
	);
	const choose = (level: number, name: string) => {
		const way = name === "" ? chosen.slice(0, level) : [...chosen.slice(0, level), name];
		setPartial(way);
		onChange(regionAt(regions, way)?.value);
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

/** An address: `{region, detail}` where the schema is an object, else one line of text. */
export function AddressWidget(props: WidgetProps) {
	if (props.schema.type !== "object") return <PlainAddress {...props} />;
	return <RegionalAddress {...props} />;
}

const PlainAddress = (props: WidgetProps) => {
	const { t } = useI18n();
	return (
		<>
			<label className={fieldClasses.subLabel} htmlFor={`${props.id}-line`}>
				{t("Street and number")}
			</label>
			{useTypedInput({ ...props, id: `${props.id}-line` }, { autoComplete: "street-address" })}
		</>
	);
};

function RegionalAddress(props: WidgetProps) {
	const { t } = useI18n();
	const region = useSubInput(props.path, "region");
	const detail = useSubInput(props.path, "detail");
	const { text, onChange, onBlur } = useTypedValue(detail);
	const detailId = `${props.id}-detail`;
	const regionError = useFieldError(region.pointer);
	const detailError = useFieldError(detail.pointer);
	const invalid = !!props.rawErrors;
	return (
		<>
			<WithChoices field={{ ...props, ...region }}>
				{({ choices }) => (
					<RegionCascade
						id={props.id}
						value={region.value}
						onChange={region.onChange}
						choices={choices}
						required={props.required}
						invalid={invalid || regionError !== undefined}
						describedBy={regionError === undefined ? props["aria-describedby"] : `${props.id}-region-error`}
					/>
				)}
			</WithChoices>
			<FieldError id={`${props.id}-region-error`} message={regionError} />
			<label className={fieldClasses.subLabel} htmlFor={detailId}>
				{t("Street and number")}
			</label>
			<input
				className={fieldClasses.input}
				id={detailId}
				required={props.required}
				aria-invalid={invalid || detailError !== undefined}
				aria-describedby={detailError === undefined ? undefined : `${detailId}-error`}
				autoComplete="street-address"
				value={text}
				onChange={onChange}
				onBlur={onBlur}
			/>
			<FieldError id={`${detailId}-error`} message={detailError} />
		</>
	);
}
