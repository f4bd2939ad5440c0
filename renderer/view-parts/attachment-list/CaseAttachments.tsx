import { useId } from "react";
import { uploadIds } from "../../../schemas/rules/questions/uploads-in.ts";
import { valueLabel } from "../../../schemas/rules/texts/worded-value.ts";
import type { Answer, Attachment } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { AttachmentList } from "./AttachmentList.tsx";

type Question = { answer: Answer; files: readonly Attachment[] };

/** The questions that files were given to, in their order, each with its files. */
function questionsOf(values: readonly Answer[], files: readonly Attachment[]): Question[] {
	return values.flatMap((answer) => {
		const ids = uploadIds(answer.value);
		const own = files.filter(({ id }) => ids.includes(id));
		return own.length > 0 ? [{ answer, files: own }] : [];
	});
}

function QuestionFiles({ answer, files }: Question) {
	const i18n = useI18n();
	const heading = useId();
	return (
		<section className={skin.attachmentList().question} aria-labelledby={heading}>
			<h3 id={heading} className={skin.attachmentList().title}>
				{valueLabel(answer, i18n)}
			</h3>
			<AttachmentList files={files} />
		</section>
	);
}

type Props = { files: readonly Attachment[]; values: readonly Answer[] };

/** The files of a case under the questions that they were given to; those of none stand last. */
export function CaseAttachments({ files, values }: Props) {
	const questions = questionsOf(values, files);
	const others = files.filter((file) => !questions.some((question) => question.files.includes(file)));
	return (
		<>
			{questions.map((question) => (
				<QuestionFiles key={question.answer.name} {...question} />
			))}
			{others.length > 0 && <AttachmentList files={others} />}
		</>
	);
}
