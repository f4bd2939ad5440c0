import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { InlineSettings } from "../settings/InlineSettings.tsx";
import { metaPartAt } from "../settings/meta-parts.ts";

type OtherSettingsProps = {
	path: string;
	form: JsonObject;
	field: FormQuestion;
	/** Settings that are shown elsewhere. */
	except(key: string): boolean;
};

/** What else the meta-schema lets one set of a question: with rjsf and the meta-schemas, so it is loaded when opened. */
export default function OtherSettings({ path, form, field, except }: OtherSettingsProps) {
	const { options, pointer } = field;
	const at = toPointer(["fields", pointer]);
	const part = metaPartAt({ ...form, fields: { ...asObject(form.fields), [pointer]: options } }, at);
	return part && <InlineSettings path={path} document={form} pointer={at} part={part} except={except} />;
}
