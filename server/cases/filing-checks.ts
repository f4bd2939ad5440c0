import { conditionReads } from "../../schemas/rules/condition.ts";
import { refusedFile, type SomeFile } from "../../schemas/rules/refused-file.ts";
import { stopsReached } from "../../schemas/rules/stops.ts";
import { type UploadAnswer, uploadsIn } from "../../schemas/rules/uploads-in.ts";
import { sayText } from "../../schemas/speech/say-text.ts";
import type { Speaker } from "../../schemas/speech/speaker.ts";
import type { FieldOptions } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { type FieldError, invalid } from "../wire/refusal.ts";
import type { LoadedForm } from "./forms.ts";

type StoredFile = SomeFile & { id: string };

/** The kinds of file that a field takes; a signature is a picture. Undefined where any upload will do. */
const accepted = ({ accept, widget }: FieldOptions) => accept ?? (widget === "signature" ? ["image/*"] : undefined);

/** Why a field does not take a file: it is not there, of another kind, too large. It is said with what is accepted. */
function fileProblem(options: FieldOptions, file: StoredFile | undefined, speaker: Speaker): string | undefined {
	if (!file) return speaker.t("An attachment is missing. Please add it again.");
	return refusedFile(file, { accept: accepted(options), maxSize: options.max_size }, speaker);
}

type Files = ReadonlyMap<string, StoredFile>;

/** What is wrong with a field's files, each at its own place. How many there may be is among the form's compiled rules. */
function fileErrors({ pointers, options, ids }: UploadAnswer, files: Files, speaker: Speaker): FieldError[] {
	return ids.flatMap((id, index) => {
		const message = fileProblem(options, files.get(id), speaker);
		return message === undefined ? [] : [{ pointer: `/data${pointers[index]}`, message }];
	});
}

/** Throws 422 where a field's files are not what the form takes there, or are not named as the case's attachments. */
export async function checkFiles(
	db: Db,
	{ artefact }: LoadedForm,
	data: unknown,
	attachments: readonly string[],
	speaker: Speaker,
): Promise<void> {
	const answers = uploadsIn(artefact.document, data).filter(({ ids }) => ids.length > 0);
	const ids = answers.flatMap((answer) => answer.ids).filter((id) => attachments.includes(id));
	const rows =
		ids.length === 0
			? []
			: await db.selectFrom("upload").select(["id", "name", "mime", "size"]).where("id", "in", ids).execute();
	const files = new Map(rows.map((row) => [row.id, { ...row, size: Number(row.size) }]));
	const errors = answers.flatMap((answer) => fileErrors(answer, files, speaker));
	if (errors.length > 0) throw invalid(errors);
}

/**
 * Throws 422 where the answers have come to a stop of the form: they belong in another channel. Says which as the form
 * does, in the filer's language and with their answers.
 */
export function checkStops(
	{ artefact }: Pick<LoadedForm, "artefact">,
	data: Record<string, unknown>,
	speaker: Speaker,
): void {
	const [stop] = stopsReached(artefact, data);
	if (!stop) return;
	const pointer = conditionReads(stop.when)[0]?.pointer ?? "";
	const message = sayText(stop.title, { form: data }, speaker);
	throw invalid([{ pointer: pointer.replace(/^\/form/, "/data"), message }]);
}
