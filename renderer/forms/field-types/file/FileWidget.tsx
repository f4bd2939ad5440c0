import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { widgetClasses } from "../../fields/classes.ts";
import { AttachedFile, PendingFile } from "../../fields/FileEntries.tsx";
import { inputProps } from "../../fields/inputs.tsx";
import { useFieldError, useIsAnonymous } from "../../hooks/field-values.ts";
import { useFormSession } from "../../hooks/form-session.ts";
import type { WidgetProps } from "../../model/field.ts";
import { CameraInput, ChooseFiles } from "./ChooseFiles.tsx";
import { useFiles, useRemoveFile } from "./use-files.ts";

const fileClasses = skin.file();

/** Says beside a file that it may still tell who made it, while the form is anonymous. */
function DisclosingFile({ upload }: { upload: string }) {
	const { t } = useI18n();
	const { attachments } = useFormSession();
	const isDisclosing = useIsAnonymous() && attachments.at(upload)?.keeps_metadata === true;
	return (
		isDisclosing && (
			<p className={widgetClasses.problem} role="alert">
				{t("This file may still tell who made it: that could not be removed from it.")}
			</p>
		)
	);
}

/** Says at a field for files what becomes of their names while the form is anonymous. */
function AnonymousFiles({ id }: { id: string }) {
	const { t } = useI18n();
	return (
		<p className={fileClasses.takes} id={id}>
			{t(
				"You give no name: your files get new names, and what they tell of who made them is removed. Where that is not possible, it is said beside the file.",
			)}
		</p>
	);
}

/** What the server has found wrong with one of several files, such as that it is gone. */
function FileProblem({ pointer }: { pointer: string }) {
	const problem = useFieldError(pointer);
	return problem !== undefined && <p className={widgetClasses.problem}>{problem}</p>;
}

type Files = ReturnType<typeof useFiles>;

/** Files: sent as they are chosen, so that submitting the form sends only their ids. */
export function FileWidget(field: WidgetProps) {
	const { id, required } = field;
	const files = useFiles(field);
	const { limits, count, problems, choose } = files;
	const full = count >= limits.maxCount;
	const anonymous = useIsAnonymous();
	const takesId = `${id}-takes`;
	const namesId = `${id}-names`;
	const problemsId = `${id}-problems`;
	const describedBy = [field["aria-describedby"], takesId, anonymous && namesId, problems.length > 0 && problemsId]
		.filter(Boolean)
		.join(" ");
	return (
		<div className={fileClasses.root}>
			<p className={fileClasses.takes} id={takesId}>
				{files.takes}
			</p>
			{anonymous && <AnonymousFiles id={namesId} />}
			<ChooseFiles
				input={{
					...inputProps({ ...field, "aria-describedby": describedBy }),
					required: required && count === 0,
					disabled: full,
				}}
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
