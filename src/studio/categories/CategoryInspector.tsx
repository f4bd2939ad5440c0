import { Field } from "@chakra-ui/react/field";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.tsx";
import { Remarks } from "../checking/Remarks.tsx";
import { useDocuments, useDraftRelease, useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "../inspector/TextField.tsx";
import { studioTitle } from "../naming/document-title.ts";
import { IconChoice } from "../settings/IconChoice.tsx";
import { offeredFor } from "../settings/leaf-choices.ts";
import {
	type CategoryRow,
	categoryRows,
	filingForms,
	possibleParents,
	recodeCategory,
	restrictCategory,
	rowChoices,
	teamRows,
} from "./categories-model.ts";
import { PublicityChoice } from "./PublicityChoice.tsx";
import { RetentionEditor } from "./RetentionEditor.tsx";

type CategoryProps = { path: string; document: JsonObject; row: CategoryRow };

/** Gives a setting of the category a text, or takes it away where that is empty and may be absent. */
function usePut({ path, document, row }: CategoryProps) {
	const make = useMake();
	return (key: string, value: string | undefined) =>
		make(...setAt(path, document, ["categories", String(row.index), key], value));
}

/** Changes a text of the category: as a correction, with which its translations stay, or as a new one. */
function usePutText({ path, document, row }: CategoryProps) {
	const makeText = useMakeText();
	return (key: string) => (text: string, isCorrection: boolean) =>
		makeText(isCorrection, ...setAt(path, document, ["categories", String(row.index), key], text || undefined));
}

/** A code that cases may be kept under stays; one that was never published can be another. */
function CategoryCode({ path, document, row, onCode }: CategoryProps & { onCode(code: string): void }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const { baseDocuments } = useDraftRelease();
	const isPublished = categoryRows(baseDocuments[path] ?? {}).some(({ id }) => id === row.id);
	const recode = (code: string) => {
		if (categoryRows(document).some(({ id }) => id === code))
			toast("error", t("Another category has the code {code} already.", { code }));
		else if (make(...recodeCategory(path, document, row, code))) onCode(code);
	};
	const help = isPublished
		? t("Cases are kept under this code, so it stays. For another code, add another category.")
		: t("Small letters, digits and hyphens. Once published it stays: cases are kept under it.");
	return <TextField label={t("Code")} help={help} readOnly={isPublished} value={row.id} onChange={recode} />;
}

function Words(props: CategoryProps) {
	const { t } = useStudioI18n();
	const icon = useId();
	const put = usePut(props);
	const putText = usePutText(props);
	const { written } = props.row;
	return (
		<>
			<TextField label={t("Name")} value={written.name} onChange={putText("name")} />
			<TextField
				label={t("What belongs here")}
				rows={3}
				value={written.description}
				onChange={putText("description")}
			/>
			<TextField
				label={t("What does not, and where to turn instead")}
				rows={2}
				value={written.elsewhere}
				onChange={putText("elsewhere")}
			/>
			<Field.Root>
				<Field.Label htmlFor={icon}>{t("Icon")}</Field.Label>
				<IconChoice
					id={icon}
					label={t("Icon")}
					value={asString(written.icon) ?? ""}
					isOptional
					onChoose={(chosen) => put("icon", chosen || undefined)}
				/>
			</Field.Root>
		</>
	);
}

function Handling(props: CategoryProps) {
	const { t, portal } = useStudioI18n();
	const documents = useDocuments();
	const put = usePut(props);
	const { document, row } = props;
	const workflows = Object.entries(documents).flatMap(([path, own]) =>
		own.kind === "workflow" ? [{ value: asString(own.id) ?? path, label: studioTitle(path, own, portal) }] : [],
	);
	const choices = [
		{ key: "form", label: t("Form"), options: offeredFor("form", row.written, filingForms(documents)) ?? [] },
		{ key: "team", label: t("Team"), none: t("none"), options: rowChoices(teamRows(document), portal) },
		{
			key: "parent",
			label: t("Part of"),
			none: t("nothing"),
			options: rowChoices(possibleParents(document, row.id), portal),
		},
		{ key: "workflow", label: t("Workflow"), none: t("The portal's first one"), options: workflows },
	];
	return choices.map(({ key, label, none, options }) => {
		const value = asString(row.written[key]) ?? "";
		// A restricted category keeps a team; and what the document names is shown even where there is no such thing.
		const isNeeded = key === "team" && row.written.restricted === true && value !== "";
		const known = value === "" || options.some((one) => one.value === value) ? [] : [{ value, label: value }];
		const absent = none === undefined || isNeeded ? [] : [{ value: "", label: none }];
		return (
			<Field.Root key={key}>
				<Field.Label>{label}</Field.Label>
				<Choose
					value={value}
					options={[...absent, ...known, ...options]}
					onChoose={(chosen) => put(key, chosen || undefined)}
				/>
			</Field.Root>
		);
	});
}

/** Who reads its cases. Those of a restricted category are never published, so nothing else can be chosen. */
function Readers({ path, document, row }: CategoryProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const isRestricted = row.written.restricted === true;
	const restrict = (on: boolean) => make(...restrictCategory(path, document, row, on));
	const lacksTeam = !isRestricted && row.written.team === undefined;
	return (
		<>
			<Tick label={t("Only its team reads its cases")} checked={isRestricted} disabled={lacksTeam} onTick={restrict} />
			<Text color="fg.muted" fontSize="sm">
				{lacksTeam
					? t("Choose its team first: nobody else would read its cases.")
					: t(
							"Not even administrators do, but by an exception with a reason, which is recorded. Such cases are never published; those filed so stay so.",
						)}
			</Text>
			{!(isRestricted && row.written.publicity === "never") && (
				<PublicityChoice
					path={path}
					document={document}
					tokens={["categories", String(row.index), "publicity"]}
					isOptional
				/>
			)}
		</>
	);
}

/** All about the chosen category. */
export function CategoryInspector(props: CategoryProps & { onCode(code: string): void }) {
	const { t } = useStudioI18n();
	const list = useDiagnostics();
	const { path, document, row } = props;
	return (
		<>
			<Remarks list={diagnosticsAt(list, path, `/categories/${row.index}`)} />
			<Section title={t("What it says")}>
				<Words {...props} />
				<CategoryCode {...props} />
			</Section>
			<Section title={t("How its cases are filed and handled")}>
				<Handling {...props} />
			</Section>
			<Section title={t("Who reads its cases")}>
				<Readers {...props} />
			</Section>
			<Section title={t("How long its cases are kept")}>
				<RetentionEditor path={path} document={document} tokens={["categories", String(row.index), "retention"]} />
			</Section>
		</>
	);
}
