/** What a form with structure needs beside the others: rjsf, behind one import that loads late. */
export { unaskedBySchema } from "../../../schemas/rules/schema-conditions.ts";
export { FormFields } from "./FormFields.tsx";
export { structuredValues as structuredAnswers } from "./structured-values.ts";
