import type { CyclicSchemaExpandProps } from "@rjsf/utils";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";

/** A schema that contains itself opens one level at a time. */
export function CyclicTemplate({ name, schema, onExpand, fieldPathId }: CyclicSchemaExpandProps) {
	const { t, text } = useI18n();
	return (
		<button
			type="button"
			className={skin.button({ variant: "outline", size: "sm" })}
			onClick={() => onExpand(fieldPathId.$id)}
		>
			{t("Add {title}", { title: text(schema.title ?? name) })}
		</button>
	);
}
