import type { ReactNode } from "react";
import { useEffect, useMemo } from "react";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import { choicesOf } from "../schema/choices.ts";
import { useAnswer, usePutAnswer } from "../state/use-answer.ts";
import type { WidgetProps } from "../widgets/widget.ts";
import { type Offer, placeOf } from "./offered.ts";
import { useRemoteChoices } from "./remote-choices.ts";

type Props = { field: WidgetProps; children(offer: Offer): ReactNode };

const NOTHING_TO_DO = () => undefined;

function SchemaChoices({ field, children }: Props) {
	const text = usePlainText();
	const { schema, options } = field;
	const choices = useMemo(
		() =>
			choicesOf(schema, options).map(({ value, label, hint }) => ({
				value,
				label: text(label) ?? "",
				...(hint !== undefined && { hint: text(hint) }),
			})),
		[schema, options, text],
	);
	return children({ choices, loading: false, failed: false, reload: NOTHING_TO_DO });
}

/** An answer that is not among the choices any more, because another answer changed them, is taken away. */
function useOnlyOffered({ pointer, path }: WidgetProps, { choices, loading, failed }: Offer) {
	const value = useAnswer(pointer);
	const put = usePutAnswer(pointer, path);
	const gone =
		!loading &&
		!failed &&
		choices.length > 0 &&
		value !== undefined &&
		!Array.isArray(value) &&
		placeOf(choices, value) < 0;
	useEffect(() => {
		if (gone) put(undefined);
	}, [gone, put]);
}

function RemoteChoices({ field, source, children }: Props & { source: OptionSource }) {
	const { t } = useI18n();
	const offer = useRemoteChoices(source, field.path);
	useOnlyOffered(field, offer);
	if (!offer.failed) return children(offer);
	return (
		<p role="status">
			{t("The choices could not be loaded.")}{" "}
			<button type="button" className={skin.button({ variant: "link", size: "sm" })} onClick={offer.reload}>
				{t("Try again")}
			</button>
		</p>
	);
}

/** Hands a widget its choices: from the schema, or from the operation that the document names. */
export function WithChoices({ field, children }: Props) {
	const source = field.options.options;
	if (!source) return <SchemaChoices field={field}>{children}</SchemaChoices>;
	return (
		<RemoteChoices key={source.operation} field={field} source={source}>
			{children}
		</RemoteChoices>
	);
}
