import type { MultiSchemaFieldTemplateProps } from "@rjsf/utils";

/** The choice between alternatives, and below it the fields of the chosen one. */
export function AlternativesTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
	return (
		<>
			{selector}
			{optionSchemaField}
		</>
	);
}
