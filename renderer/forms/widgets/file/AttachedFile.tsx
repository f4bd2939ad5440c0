import type { ReactNode } from "react";
import type { Attachment } from "../../../../schemas/types.gen.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { widgetClasses } from "../../classes.ts";

type Props = {
	id: string;
	attachment: Attachment | undefined;
	onRemove(): void;
	/** What else there is to say of it. */
	children?: ReactNode;
};

/** A file that is part of the value: its picture, its name, its size. */
export function AttachedFile({ id, attachment, onRemove, children }: Props) {
	const { t, format } = useI18n();
	const name = attachment?.name ?? id;
	return (
		<li className={widgetClasses.file}>
			{attachment?.thumbnail_url ? (
				<img className={widgetClasses.thumbnail} src={attachment.thumbnail_url} alt="" />
			) : (
				<i className="layui-icon layui-icon-file" aria-hidden="true" />
			)}
			<span className={widgetClasses.fileName}>
				{name}
				<span className={widgetClasses.fileNote}>{format(attachment?.size, "file_size")}</span>
			</span>
			<button
				type="button"
				className={skin.button({ variant: "ghost", size: "sm" })}
				aria-label={t("Remove {name}", { name })}
				onClick={onRemove}
			>
				{t("Remove")}
			</button>
			{children}
		</li>
	);
}
