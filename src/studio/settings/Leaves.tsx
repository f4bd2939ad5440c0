import { use, useMemo } from "react";
import { asArray, asObject, isScalar, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { isTranslated } from "../draft/is-translated.ts";
import { asCorrection } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { takesIcon } from "./icon-catalogue.ts";
import { languagesAt, nameableIn, OfferedNames, offeredFor, SettingsTogether } from "./leaf-choices.ts";
import { type MetaPart, settingsOf } from "./meta-parts.ts";
import { settingTitle } from "./setting-words.ts";
import { SettingsForm } from "./settings-theme.tsx";
import { settingsValidator } from "./settings-validator.ts";

/** Settings that hold sentences. */
const SENTENCES = ["text", "description"];

type LeavesProps = {
	path: string;
	document: JsonObject;
	pointer: string;
	part: MetaPart;
	/** Those that are to be shown, all unless given. */
	shows?(key: string): boolean;
};

/** The plain settings of a part, as one form made from its meta-schema. Nothing where it has none. */
export function Leaves({ path, document, pointer, part, shows }: LeavesProps) {
	const make = useMake();
	const documents = useDocuments();
	const { translate, portal } = useStudioI18n();
	const offerNames = use(OfferedNames);
	const together = use(SettingsTogether);
	const languages = useMemo(() => languagesAt(pointer, document, documents), [pointer, document, documents]);
	const value = useMemo(() => {
		const untold = languages.map((one) => [one.value, undefined]);
		return { ...Object.fromEntries(untold), ...asObject(part.value) };
	}, [languages, part]);
	const nameable = useMemo(() => nameableIn(document, documents), [document, documents]);
	const { leaves } = useMemo(() => settingsOf({ ...part, value }), [part, value]);
	const names = Object.keys(asObject(leaves.properties)).filter((name) => shows?.(name) ?? true);
	if (names.length === 0) return null;
	const plain = Object.fromEntries(names.map((name) => [name, value[name]]));
	const offered = names.map((name) => {
		const more = offerNames(name, value, pointer);
		return { name, choices: offeredFor(name, value, nameable, more, portal), isNamed: more !== null };
	});
	const properties = offered.map(({ name, choices, isNamed }) => {
		const own = asObject(asObject(leaves.properties)[name]);
		const { pattern: _, type, description, ...bare } = own;
		// How a name is written says nothing to whoever chooses it.
		const rest = isNamed ? bare : { ...bare, description };
		const language = languages.find((one) => one.value === name)?.label;
		if (language) return [name, { ...own, title: language, description: part.schema.description }] as const;
		const title = translate(String(own.title));
		return [name, choices ? { ...rest, title, enum: choices.map((one) => one.value) } : { ...own, title }] as const;
	});
	const worded = offered.flatMap(({ name, choices }): [string, JsonObject][] => {
		if (choices) return [[name, { "ui:enumNames": choices.map(({ label }) => label) }]];
		const own = asObject(asObject(leaves.properties)[name]);
		// The catalogue itself says what icons there are.
		if (takesIcon(own) && document.kind !== "icons") return [[name, { "ui:widget": "IconWidget" }]];
		const values = asArray(own.enum);
		if (values.length > 0)
			return [[name, { "ui:enumNames": values.map((one) => translate(settingTitle(String(one)))) }]];
		return [...SENTENCES, ...languages.map((one) => one.value)].includes(name)
			? [[name, { "ui:widget": "textarea" }]]
			: [];
	});
	const put = (data: unknown) => {
		const next = asObject(data);
		const edits = names.flatMap((name) => {
			const own = next[name];
			if (own === plain[name] || (own !== undefined && !isScalar(own))) return [];
			const whole = together(name, own, value, pointer);
			const tokens = pointerTokens(pointer);
			if (whole) return setAt(path, document, tokens, whole);
			const set = setAt(path, document, [...tokens, name], own);
			return isTranslated(documents, plain[name]) ? set.map(asCorrection) : set;
		});
		if (edits.length > 0) make(...edits);
	};
	return (
		<SettingsForm
			tagName="div"
			idPrefix={`settings${pointer.replaceAll(/\W/g, "-")}`}
			schema={{
				type: "object",
				properties: Object.fromEntries(properties),
				required: Array.isArray(leaves.required) ? leaves.required.filter((name) => names.includes(name)) : [],
			}}
			formData={plain}
			validator={settingsValidator}
			noValidate
			uiSchema={{ "ui:submitButtonOptions": { norender: true }, ...Object.fromEntries(worded) }}
			onChange={({ formData }) => put(formData)}
		/>
	);
}
