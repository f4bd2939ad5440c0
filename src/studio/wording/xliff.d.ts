/** The parts of the package xliff that are used here; it brings no types of its own. */
declare module "xliff" {
	type Units = Record<string, { source: string; target?: string; additionalAttributes?: { approved?: string } }>;
	type Xliff = { sourceLanguage: string; targetLanguage?: string; resources: Record<string, Units> };
	export function jsToXliff12(content: Xliff): Promise<string>;
	export function xliff12ToJs(text: string): Promise<Xliff>;
}
