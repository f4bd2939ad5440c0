/** What a form with structure needs beside the others: rjsf, behind one import that loads late. */
export { FormFields } from "./FormFields.tsx";
export { structuredAnswers } from "./structured-answers.ts";
