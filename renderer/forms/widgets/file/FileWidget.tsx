import { type ChangeEvent, useState } from "react";
import { uploadIds } from "../../../../schemas/rules/uploads-in.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { usePorts } from "../../../ports/ports-context.tsx";
import { widgetClasses } from "../../classes.ts";
import { inputProps } from "../../inputs/input-props.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useAnswer, usePutAnswer } from "../../state/use-answer.ts";
import type { WidgetProps } from "../widget.ts";
import { AttachedFile } from "./AttachedFile.tsx";
import { CameraInput } from "./CameraInput.tsx";
import { ChooseFiles } from "./ChooseFiles.tsx";
import { FileProblem } from "./FileProblem.tsx";
import { withoutUpload, withUpload } from "./file-answer.ts";
import { fileLimits, sortFiles, takenFiles } from "./file-limits.ts";
import { PendingFile } from "./PendingFile.tsx";
import { useUploadQueue } from "./use-upload-queue.ts";

/** Files: sent as they are chosen, so that sending the form sends only their ids. */
export function FileWidget(props: WidgetProps) {
	const { id, pointer, path, schema } = props;
	const i18n = useI18n();
	const { t } = i18n;
	const { answers, announce, attachments, errors } = useFormSession();
	const limits = fileLimits(props, usePorts().config);
	const takes = takenFiles(limits, i18n);
	const takesId = `${id}-takes`;
	const problemsId = `${id}-problems`;
	const value = useAnswer(pointer);
	const put = usePutAnswer(pointer, path);
	const [problems, setProblems] = useState<readonly string[]>([]);
	const queue = useUploadQueue(props, {
		arrived(attachment) {
			put(withUpload(schema, answers.at(pointer), attachment));
			announce(t("{name} uploaded", { name: attachment.name }));
		},
		failed: (_file, message) => (message ? `${message} ${takes}` : t("It could not be sent.")),
	});
	const ids = uploadIds(value);
	const count = ids.length + queue.pending.length;
	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const sorted = sortFiles([...(event.target.files ?? [])], limits.maxCount - count, limits, i18n);
		setProblems(sorted.problems);
		queue.add(sorted.taken);
		event.target.value = "";
	};
	/** The button that was pressed goes with its file: the focus must not go with it. */
	const remove = (upload: string) => {
		announce(t("{name} removed", { name: attachments.at(upload)?.name ?? upload }));
		// What was wrong with one file would stand at the next, which takes its place.
		errors.show(errors.all().filter((error) => !error.pointer.startsWith(`${pointer}/`)));
		put(withoutUpload(answers.at(pointer), upload));
		requestAnimationFrame(() => document.getElementById(id)?.focus());
	};
	const full = count >= limits.maxCount;
	const describedBy = [props.describedBy, takesId, problems.length > 0 && problemsId].filter(Boolean).join(" ");
	return (
		<div className={widgetClasses.files}>
			<p className={widgetClasses.takes} id={takesId}>
				{takes}
			</p>
			<ChooseFiles
				input={{ ...inputProps({ ...props, describedBy }), required: props.required && count === 0, disabled: full }}
				accept={limits.accept}
				most={limits.maxCount}
				onChange={choose}
			/>
			<CameraInput id={`${id}-camera`} accept={limits.accept} disabled={full} onChange={choose} />
			<div role="alert" id={problemsId}>
				{problems.map((problem) => (
					<p className={widgetClasses.problem} key={problem}>
						{problem}
					</p>
				))}
			</div>
			{count > 0 && (
				<ul className={widgetClasses.fileList} aria-label={props.label}>
					{ids.map((upload, place) => (
						<AttachedFile key={upload} id={upload} attachment={attachments.at(upload)} onRemove={() => remove(upload)}>
							<FileProblem pointer={`${pointer}/${place}`} />
						</AttachedFile>
					))}
					{queue.pending.map((one) => (
						<PendingFile key={`pending-${one.key}`} pending={one} queue={queue} />
					))}
				</ul>
			)}
		</div>
	);
}
