import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses, widgetClasses } from "../classes.ts";
import { useFormSession } from "../state/form-session.ts";

/** The files of a value by picture, name and size; only counted where this device knows nothing of them. */
export function ReviewedFiles({ ids }: { ids: readonly string[] }) {
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
