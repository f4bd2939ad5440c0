import { type ReactNode, useMemo } from "react";
import { asksFor } from "../../../schemas/field-types/choose-type.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { chosenPointer, formatChosen } from "../../../schemas/rules/questions/chosen-part.ts";
import type { DescribedValue } from "../../../schemas/rules/questions/described-values.ts";
import { seenByOthers } from "../../../schemas/rules/questions/seen-by-others.ts";
import { uploadIds } from "../../../schemas/rules/questions/uploads-in.ts";
import { valueLabel, valueText } from "../../../schemas/rules/texts/worded-value.ts";
import { isMade } from "../../../schemas/rules/values/calculation.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses, widgetClasses } from "../fields/classes.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { useChosenLabel, useRemoteChoices } from "../hooks/use-choices.ts";
import { placeOf } from "../model/choices.ts";
import { valuePath } from "../model/values.ts";

/** The files of a value by picture, name and size; only counted where this device knows nothing of them. */
function ReviewedFiles({ ids }: { ids: readonly string[] }) {
	const { t, format } = useI18n();
	const { attachments } = useFormSession();
	const files = ids.flatMap((id) => attachments.at(id) ?? []);
	if (files.length < ids.length)
		return <span className={formClasses.reviewText}>{t("Files: {count}", { count: ids.length })}</span>;
	return (
		<ul className={formClasses.reviewFiles}>
			{files.map(({ id, name, size, thumbnail_url }) => (
				<li key={id}>
					{thumbnail_url ? (
						<img className={widgetClasses.thumbnail} src={thumbnail_url} alt="" />
					) : (
						<i className="layui-icon layui-icon-file" aria-hidden="true" />
					)}
					<span>{name}</span>
					<span className={widgetClasses.fileNote}>{format(size, "file_size")}</span>
				</li>
			))}
		</ul>
	);
}

const ICONS = { public: "eye", masked: "eye-invisible", private: "password" } as const;

/** Who will see a value, and of a masked one exactly what they will: the server shows it by the same rule. */
function SeenBy({ described }: { described: DescribedValue }) {
	const i18n = useI18n();
	const { t } = i18n;
	const { visibility } = described;
	const seen = seenByOthers(described);
	const words = () => {
		if (!seen) return t("Only the people handling your case see this");
		if (visibility === "public") return t("Everyone sees this");
		return t("Others see it as: {masked}", { masked: valueText({ ...described, ...seen }, i18n) });
	};
	return (
		<span className={formClasses.reviewNote} data-visibility={visibility}>
			<i className={`layui-icon layui-icon-${ICONS[visibility]}`} aria-hidden="true" /> {words()}
		</span>
	);
}

type Props = { described: DescribedValue; onEdit(pointer: string): void };

function Row({ described, onEdit, children }: Props & { children: ReactNode }) {
	const i18n = useI18n();
	const { t } = i18n;
	const { name, visibility } = described;
	const label = valueLabel(described, i18n);
	const options = useFormSession().optionsAt(name);
	const changes = !isMade(options) && !asksFor("shown", options);
	return (
		<div className={formClasses.reviewRow} data-visibility={visibility}>
			<dt>{label}</dt>
			<dd>
				{children}
				<SeenBy described={described} />
			</dd>
			{changes && (
				<dd>
					<button
						type="button"
						className={skin.button({ variant: "link", size: "sm" })}
						aria-label={t("Change: {label}", { label })}
						onClick={() => onEdit(name)}
					>
						{t("Change")}
					</button>
				</dd>
			)}
		</div>
	);
}

const ReviewText = ({ text }: { text: string }) => <span className={formClasses.reviewText}>{text}</span>;

/** A value that was chosen from what an operation returns: its label in the reader's language, after a reload too. */
function ChosenRow({ described, source, onEdit }: Props & { source: OptionSource }) {
	const { values, optionsAt } = useFormSession();
	const { name, text } = described;
	const at = chosenPointer(name, optionsAt(name), described.value);
	const value = valueAt(described.value, at.slice(name.length));
	const path = useMemo(() => valuePath(values.all(), at), [values, at]);
	const { choices } = useRemoteChoices(source, path);
	const label = useChosenLabel(source, path, Array.isArray(value) ? undefined : value, choices);
	const several = [value].flat().map((one) => choices[placeOf(choices, one)]?.label);
	const chosen = label ?? (several.every((one) => one !== undefined) ? several.join(", ") : undefined);
	const shown = chosen === undefined ? text : formatChosen(described.value, chosen);
	return (
		<Row described={{ ...described, text: shown }} onEdit={onEdit}>
			<ReviewText text={shown} />
		</Row>
	);
}

/** One value as it will be sent, who will see it, and the way back to its field. */
export function ReviewRow({ described, onEdit }: Props) {
	const i18n = useI18n();
	const own = useFormSession().optionsAt(described.name);
	if (own.options) return <ChosenRow described={described} source={own.options} onEdit={onEdit} />;
	const isFiles = asksFor("files", own);
	return (
		<Row described={described} onEdit={onEdit}>
			{isFiles ? <ReviewedFiles ids={uploadIds(described.value)} /> : <ReviewText text={valueText(described, i18n)} />}
		</Row>
	);
}
