import { Stack } from "@chakra-ui/react/stack";
import { asObject } from "../../../schemas/json/json.ts";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { useFieldSubjects } from "../conditions/use-field-subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt, setOption } from "../form/form-edits.ts";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { FieldInspectorProps } from "./FieldInspector.tsx";
import { hasSetting } from "./field-settings.ts";
import { TextField } from "./TextField.tsx";

const OtherSettings = lazyScreen(() => import("./OtherSettings.tsx"));

/** Options that have a place of their own above. */
const SHOWN = [
	"hint",
	"visibility",
	"when",
	"required_when",
	"choices",
	"placeholder",
	"not_before",
	"not_after",
	"calculated",
	"computed",
	"compared",
	"summary",
	"add_label",
];

/** What is seldom changed of a question. */
export function FurtherSettings({ path, form, fields, field }: FieldInspectorProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const subjects = useFieldSubjects(fields, field);
	const { options, pointer } = field;
	const error = asObject(options.errors).required;
	return (
		<Stack gap="4">
			<TextField
				label={t("Example in the empty input")}
				value={options.placeholder}
				onChange={(text, isCorrection) =>
					makeText(isCorrection, ...setOption(path, form, field, "placeholder", text || undefined))
				}
			/>
			<TextField
				label={t("Said when the answer is missing")}
				value={error}
				rows={2}
				onChange={(text, isCorrection) =>
					makeText(isCorrection, ...setAt(path, form, ["fields", pointer, "errors", "required"], text || undefined))
				}
			/>
			{!field.required && (
				<ConditionEditor
					condition={options.required_when}
					subjects={subjects}
					begin="Must be answered under a condition"
					onChange={(when) => make(...setOption(path, form, field, "required_when", when))}
				/>
			)}
			<ScreenArea>
				<OtherSettings
					path={path}
					form={form}
					field={field}
					except={(key) => SHOWN.includes(key) || !hasSetting(field, key)}
				/>
			</ScreenArea>
		</Stack>
	);
}
