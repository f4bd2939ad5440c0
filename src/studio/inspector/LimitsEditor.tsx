import { Grid } from "@chakra-ui/react/grid";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { comparedSources, heldToWords } from "../form/compared-model.ts";
import { setKeyword, setOption } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { ComparedEditor } from "./ComparedEditor.tsx";
import { NumberField } from "./NumberField.tsx";

type Limit = { keyword: string; label: StudioText };

const OF_TEXT: readonly Limit[] = [
	{ keyword: "minLength", label: "At least so many characters" },
	{ keyword: "maxLength", label: "At most so many characters" },
];
const OF_NUMBER: readonly Limit[] = [
	{ keyword: "minimum", label: "At least" },
	{ keyword: "maximum", label: "At most" },
];
const OF_LIST: readonly Limit[] = [
	{ keyword: "minItems", label: "At least so many" },
	{ keyword: "maxItems", label: "At most so many" },
];

/** More characters or entries than any answer has. */
const MOST = 1_000_000;

/** By its format, or by the type that its document names. */
const isDay = ({ schema, options }: FormQuestion) =>
	["date", "date-time"].some((format) => schema.format === format) ||
	FIELD_TYPE_NAMES.some(
		(name) => name === options.widget && ["day", "moment"].some((dated) => dated === FIELD_AUTHORING[name].dated),
	);

function limitsOf(field: FormQuestion): readonly Limit[] {
	const { type, enum: listed, format } = field.schema;
	if (listed !== undefined || isDay(field) || typeof format === "string") return [];
	if (type === "string") return OF_TEXT;
	if (type === "number" || type === "integer") return OF_NUMBER;
	return type === "array" ? OF_LIST : [];
}

type LimitsProps = { path: string; form: JsonObject; fields: readonly FormQuestion[]; field: FormQuestion };

/** The days that may be named, by today. */
function DayLimits({ path, form, field }: LimitsProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const sides = [
		{ option: "not_before", label: t("The earliest day"), today: t("Today") },
		{ option: "not_after", label: t("The latest day"), today: t("Today") },
	];
	return sides.map(({ option, label, today }) => {
		const value = field.options[option];
		const own = typeof value === "string" ? value : "";
		return (
			<Choose
				key={option}
				label={label}
				value={own}
				options={[
					{ value: "", label: `${label}: ${t("any")}` },
					{ value: "today", label: `${label}: ${today}` },
					...(own && own !== "today" ? [{ value: own, label: `${label}: ${own}` }] : []),
				]}
				onChoose={(chosen) => make(...setOption(path, form, field, option, chosen || undefined))}
			/>
		);
	});
}

/** How long, how many, how much, how early or late an answer may be. Nothing where nothing can be limited. */
export function LimitsEditor(props: LimitsProps) {
	const { path, form, field } = props;
	const { t } = useStudioI18n();
	const make = useMake();
	const limits = limitsOf(field);
	const isCompared = heldToWords(field).length > 0 && comparedSources(props.fields, field).length > 0;
	if (limits.length === 0 && !isDay(field) && !isCompared) return null;
	const whole = limits === OF_NUMBER ? undefined : { least: 0, most: MOST };
	return (
		<Section title={t("Limits")}>
			{isDay(field) && <DayLimits {...props} />}
			<Grid templateColumns="1fr 1fr" gap="3" alignItems="end">
				{limits.map(({ keyword, label }) => (
					<NumberField
						key={keyword}
						label={t(label)}
						value={field.schema[keyword]}
						whole={whole}
						isOptional
						onNumber={(number) => make(...setKeyword(path, form, field, keyword, number))}
					/>
				))}
			</Grid>
			<ComparedEditor {...props} />
		</Section>
	);
}
