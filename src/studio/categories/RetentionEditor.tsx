import { Field } from "@chakra-ui/react/field";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { valueAlong } from "../../../schemas/edits/addresses.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { NumberField } from "../inspector/NumberField.tsx";
import { restingStates } from "./categories-model.ts";

type RetentionProps = {
	path: string;
	document: JsonObject;
	/** Where the retention stands: the portal's own, or that of a category. */
	tokens: readonly string[];
};

/** Most that the length may be; the meta-schema's `maximum`. */
const LONGEST = 1000;

function OwnTime({ path, document, tokens, written }: RetentionProps & { written: JsonObject }) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const put = (key: string, value: Json) => make(...setAt(path, document, [...tokens, key], value));
	const after = asArray(written.after).filter((state) => typeof state === "string");
	const tick = (state: string, on: boolean) =>
		put("after", on ? [...after, state] : after.filter((one) => one !== state));
	const setLength = (length: number | undefined) => length !== undefined && put("length", length);
	const units = [
		{ value: "days", label: t("days") },
		{ value: "months", label: t("months") },
		{ value: "years", label: t("years") },
	];
	const actions = [
		{ value: "anonymise", label: t("what the public sees stays, all else is deleted") },
		{ value: "delete", label: t("nothing of it stays") },
	];
	return (
		<Stack gap="3">
			<Grid templateColumns="1fr 1fr" gap="3" alignItems="end">
				<NumberField label={t("For how long")} value={written.length} whole={{ most: LONGEST }} onNumber={setLength} />
				<Field.Root>
					<Field.Label>{t("Unit of time")}</Field.Label>
					<Choose value={asString(written.unit) ?? ""} options={units} onChoose={(unit) => put("unit", unit)} />
				</Field.Root>
			</Grid>
			<Field.Root>
				<Field.Label>{t("What becomes of a case then")}</Field.Label>
				<Choose value={asString(written.action) ?? ""} options={actions} onChoose={(action) => put("action", action)} />
			</Field.Root>
			<Tick
				label={t("The law has cases kept for this long, also where somebody asks for erasure")}
				checked={written.by_law === true}
				onTick={(on) => make(...setAt(path, document, [...tokens, "by_law"], on ? true : undefined))}
			/>
			<Stack as="fieldset" gap="2">
				<Text as="legend" fontWeight="medium">
					{t("Time is counted while a case rests in")}
				</Text>
				{restingStates(documents).map(({ name, label }) => (
					<Tick
						key={name}
						label={portal(label)}
						checked={after.includes(name)}
						disabled={after.length === 1 && after.includes(name)}
						onTick={(on) => tick(name, on)}
					/>
				))}
				{after.length === 1 && (
					<Text color="fg.muted" fontSize="sm">
						{t("Time must be counted from at least one state.")}
					</Text>
				)}
			</Stack>
		</Stack>
	);
}

/** For how long cases are kept: a time of its own, or what holds without one. */
export function RetentionEditor({ path, document, tokens }: RetentionProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const own = valueAlong(document, tokens);
	const isPortals = tokens.length === 1;
	const begin = (): Json => {
		const { after, length, unit, action } = asObject(document.retention);
		const states = restingStates(documents).filter(({ isOpen }) => !isOpen);
		const listed = asArray(after).filter((state) => typeof state === "string");
		return {
			after: listed.length > 0 ? listed : states.map(({ name }) => name),
			length: typeof length === "number" ? length : 5,
			unit: asString(unit) ?? "years",
			action: asString(action) ?? "anonymise",
		};
	};
	return (
		<Stack gap="3">
			<Field.Root>
				<Field.Label>{t("How long cases are kept")}</Field.Label>
				<Choose
					value={isObject(own) ? "own" : ""}
					options={[
						{ value: "", label: isPortals ? t("For ever") : t("As for every category") },
						{ value: "own", label: t("For a time") },
					]}
					onChoose={(chosen) => make(...setAt(path, document, tokens, chosen === "own" ? begin() : undefined))}
				/>
			</Field.Root>
			{isObject(own) && <OwnTime path={path} document={document} tokens={tokens} written={own} />}
		</Stack>
	);
}
