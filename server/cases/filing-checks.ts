import { traitsOf } from "../../schemas/field-types/choose-type.ts";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { refusedFile, type SomeFile } from "../../schemas/rules/errors/refused-file.ts";
import { type UploadValue, uploadsIn } from "../../schemas/rules/questions/uploads-in.ts";
import { resolveText } from "../../schemas/rules/texts/resolve-text.ts";
import { conditionReads } from "../../schemas/rules/values/condition.ts";
import { exitsReached } from "../../schemas/rules/values/exits.ts";
import type { FieldOptions, RefusedField } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { invalid } from "../wire/refusal.ts";
import type { ReleasedForm } from "./forms.ts";

type StoredFile = SomeFile & { id: string };

/** The kinds of file that a field takes; as its type declares where the document does not. Undefined where any upload will do. */
const accepted = ({ accept, widget }: FieldOptions) => accept ?? traitsOf(widget)?.accepts ?? undefined;

/** Why a field does not take a file: it is not there, of another kind, too large. It is said with what is accepted. */
function fileProblem(options: FieldOptions, file: StoredFile | undefined, translator: Translator): string | undefined {
	if (!file) return translator.t("An attachment is missing. Please add it again.");
	return refusedFile(file, { accept: accepted(options), maxSize: options.max_size }, translator);
}

type Files = ReadonlyMap<string, StoredFile>;

/** What is wrong with a field's files, each at its own place. How many there may be is among the form's compiled rules. */
function fileErrors({ pointers, options, ids }: UploadValue, files: Files, translator: Translator): RefusedField[] {
	return ids.flatMap((id, index) => {
		const message = fileProblem(options, files.get(id), translator);
		return message === undefined ? [] : [{ pointer: `/data${pointers[index]}`, message }];
	});
}

/** Throws 422 where a field's files are not what the form takes there, or are not named as the case's attachments. */
export async function checkFiles(
	db: Db,
	{ artefact }: ReleasedForm,
	data: unknown,
	attachments: readonly string[],
	translator: Translator,
): Promise<void> {
	const values = uploadsIn(artefact.document, data).filter(({ ids }) => ids.length > 0);
	const ids = values.flatMap((outcome) => outcome.ids).filter((id) => attachments.includes(id));
	const rows =
		ids.length === 0
			? []
			: await db.selectFrom("upload").select(["id", "name", "mime", "size"]).where("id", "in", ids).execute();
	const files = new Map(rows.map((row) => [row.id, { ...row, size: Number(row.size) }]));
	const errors = values.flatMap((outcome) => fileErrors(outcome, files, translator));
	if (errors.length > 0) throw invalid(errors);
}

/**
 * Throws 422 where the values have come to an exit of the form: they belong in another channel. Says which as the form
 * does, in the filer's language and with their values.
 */
export function refuseExits(
	{ artefact }: Pick<ReleasedForm, "artefact">,
	data: Record<string, unknown>,
	translator: Translator,
): void {
	const [exit] = exitsReached(artefact, data);
	if (!exit) return;
	const pointer = conditionReads(exit.when)[0]?.pointer ?? "";
	const message = resolveText(exit.title, { form: data }, translator);
	throw invalid([{ pointer: pointer.replace(/^\/form/, "/data"), message }]);
}
