import { asArray, asObject, asString } from "../../../schemas/rules/json.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRead } from "../../ports/reading.ts";
import { formClasses } from "../classes.ts";

const WORDS = {
	never: "This is never published. Only you and the people handling your case can read it.",
	after_reply:
		"This can be published together with the reply to it. Each answer says below what others will see of it.",
	by_state: "This can be published. Each answer says below what others will see of it.",
} as const;

type Publicity = keyof typeof WORDS;

const isPublicity = (value: unknown): value is Publicity => typeof value === "string" && Object.hasOwn(WORDS, value);

/** Who may ever read of a case about a category; undefined where the backend does not say. */
export function usePublicity(code: unknown): Publicity | undefined {
	const { data } = useRead("messagesGetCategory", typeof code === "string" ? {} : null);
	const found = asArray(asObject(data).list)
		.map(asObject)
		.find((category) => asString(category.code) === code);
	return isPublicity(found?.publicity) ? found.publicity : undefined;
}

/** What becomes of the case with the category that was chosen: whether it can be published at all. */
export function PublicityNote({ publicity }: { publicity: Publicity }) {
	const { t } = useI18n();
	return (
		<p className={formClasses.notice} role="status" data-tone="info" data-publicity={publicity}>
			{t(WORDS[publicity])}
		</p>
	);
}
