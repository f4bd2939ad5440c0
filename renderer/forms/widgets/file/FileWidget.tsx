import { widgetClasses } from "../../classes.ts";
import { inputProps } from "../../inputs/input-props.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useIsAnonymous } from "../../state/use-is-anonymous.ts";
import type { WidgetProps } from "../widget.ts";
import { AnonymousFiles, DisclosingFile } from "./AnonymousFiles.tsx";
import { AttachedFile } from "./AttachedFile.tsx";
import { CameraInput } from "./CameraInput.tsx";
import { ChooseFiles } from "./ChooseFiles.tsx";
import { FileProblem } from "./FileProblem.tsx";
import { PendingFile } from "./PendingFile.tsx";
import { useFiles, useRemoveFile } from "./use-files.ts";

type Files = ReturnType<typeof useFiles>;

/** Files: sent as they are chosen, so that submitting the form sends only their ids. */
export function FileWidget(field: WidgetProps) {
	const { id, required } = field;
	const files = useFiles(field);
	const { limits, count, problems, choose } = files;
	const full = count >= limits.maxCount;
	const anonymous = useIsAnonymous();
	const [takesId, namesId, problemsId] = [`${id}-takes`, `${id}-names`, `${id}-problems`];
	const describedBy = [field.describedBy, takesId, anonymous && namesId, problems.length > 0 && problemsId]
		.filter(Boolean)
		.join(" ");
	return (
		<div className={widgetClasses.files}>
			<p className={widgetClasses.takes} id={takesId}>
				{files.takes}
			</p>
			{anonymous && <AnonymousFiles id={namesId} />}
			<ChooseFiles
				input={{ ...inputProps({ ...field, describedBy }), required: required && count === 0, disabled: full }}
				accept={limits.accept}
				max={limits.maxCount}
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
			{count > 0 && <FileList field={field} files={files} />}
		</div>
	);
}

function FileList({ field, files: { ids, queue } }: { field: WidgetProps; files: Files }) {
	const { attachments } = useFormSession();
	const remove = useRemoveFile(field);
	return (
		<ul className={widgetClasses.fileList} aria-label={field.label}>
			{ids.map((upload, place) => (
				<AttachedFile key={upload} id={upload} attachment={attachments.at(upload)} onRemove={() => remove(upload)}>
					<DisclosingFile upload={upload} />
					<FileProblem pointer={`${field.pointer}/${place}`} />
				</AttachedFile>
			))}
			{queue.pending.map((one) => (
				<PendingFile key={`pending-${one.key}`} question={field.id} pending={one} queue={queue} />
			))}
		</ul>
	);
}
