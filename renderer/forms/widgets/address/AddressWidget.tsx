import { useI18n } from "../../../i18n/i18n-context.ts";
import { WithChoices } from "../../choices/WithChoices.tsx";
import { fieldClasses } from "../../classes.ts";
import { FieldError } from "../../fields/FieldError.tsx";
import { useSubValue } from "../../inputs/sub-value.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import { useFieldError } from "../../state/use-field-value.ts";
import { useTypedValue } from "../../state/use-typed-value.ts";
import type { WidgetProps } from "../widget.ts";
import { RegionCascade } from "./RegionCascade.tsx";

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
			<TypedInput field={{ ...props, id: `${props.id}-line` }} autoComplete="street-address" />
		</>
	);
};

function RegionalAddress(props: WidgetProps) {
	const { t } = useI18n();
	const region = useSubValue(props.path, "region");
	const detail = useSubValue(props.path, "detail");
	const { text, onChange, onBlur } = useTypedValue(detail.pointer, detail.path);
	const detailId = `${props.id}-detail`;
	const regionError = useFieldError(region.pointer);
	const detailError = useFieldError(detail.pointer);
	return (
		<>
			<WithChoices field={{ ...props, ...region }}>
				{({ choices }) => (
					<RegionCascade
						id={props.id}
						{...region}
						choices={choices}
						required={props.required}
						invalid={props.invalid || regionError !== undefined}
						describedBy={regionError === undefined ? props.describedBy : `${props.id}-region-error`}
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
				aria-invalid={props.invalid || detailError !== undefined}
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
