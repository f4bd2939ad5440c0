import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import type { NewEdit } from "../../../schemas/edits/types.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { download } from "../frame/download.ts";
import { FileButton } from "../frame/FileButton.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { TranslatedText } from "./translation-files.ts";
import { argumentProblem, sourceLocale, type Wording } from "./wording.ts";

type TranslationFilesProps = { locale: string; wordings: readonly Wording[] };

/** Gives all texts to translators as a file, and takes their translations in as one act. */
export function TranslationFiles({ locale, wordings }: TranslationFilesProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const give = async (format: "csv" | "xlf") => {
		const { toCsv, toXliff } = await import("./translation-files.ts");
		const texts = wordings.map(
			({ source, translation, was }): TranslatedText => ({ source, translation, state: was ? "review" : "approved" }),
		);
		const text = format === "csv" ? toCsv(locale, texts) : await toXliff(sourceLocale(documents), locale, texts);
		download(`${locale}.${format}`, format === "csv" ? "text/csv" : "application/xliff+xml", text);
	};
	const edits = (texts: readonly TranslatedText[]): { made: NewEdit[]; unfit: number } => {
		const known = new Map(wordings.map((wording) => [wording.source, wording]));
		const news = texts.flatMap(({ source, translation: value, state }) => {
			const own = known.get(source);
			if (!own || value === "") return [];
			// The same words again confirm a translation whose text was changed, where the file says that it was looked at.
			const isConfirmed = own.was !== undefined && state === "approved";
			return value !== own.translation || isConfirmed ? [{ source, value, path: own.path }] : [];
		});
		const fit = news.filter(({ source, value }) => !argumentProblem(source, value));
		const made = fit.map(
			({ source, value, path }): NewEdit => ({ verb: "translate", path, at: toPointer(["messages", source]), value }),
		);
		return { made, unfit: news.length - fit.length };
	};
	const take = async ([file]: readonly File[]) => {
		if (!file) return;
		try {
			const { decoded, fromCsv, fromXliff } = await import("./translation-files.ts");
			const text = decoded(await file.arrayBuffer());
			const { made, unfit } = edits(file.name.endsWith(".csv") ? fromCsv(text) : await fromXliff(text));
			if (made.length > 0) make(...made);
			const values = { count: made.length, unfit };
			const words = t(
				"{count, plural, =0 {No translation is new.} one {# translation was taken in.} other {# translations were taken in.}}",
				values,
			);
			const left = t("{unfit} were left out: their names in braces are not those of the text.", values);
			toast(unfit > 0 ? "warning" : "success", unfit > 0 ? `${words} ${left}` : words);
		} catch {
			toast("error", t("This is no file of translations."));
		}
	};
	return (
		<Flex gap="3" wrap="wrap">
			<Button size="sm" variant="outline" onClick={() => void give("xlf")}>
				{t("Download as XLIFF")}
			</Button>
			<Button size="sm" variant="outline" onClick={() => void give("csv")}>
				{t("Download as CSV")}
			</Button>
			<FileButton accept=".xlf,.xliff,.csv" onFiles={(files) => void take(files)}>
				{t("Take translations in")}
			</FileButton>
		</Flex>
	);
}
