import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import { FormCanvas } from "../canvas/FormCanvas.tsx";
import { fieldExample } from "../form/field-example.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** A type of field as citizens get it. */
export function FieldLook({ type }: { type: string }) {
	const i18n = useStudioI18n();
	const form = useMemo(() => {
		const part = fieldExample(type, i18n);
		return part && { parts: [part] };
	}, [type, i18n]);
	if (!form || type === "hidden") return <Text>{i18n.t("Nothing of it is seen in the form.")}</Text>;
	return <FormCanvas form={form} />;
}
