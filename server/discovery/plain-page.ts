import { escaped } from "./markup.ts";

/** Where the style sheet of these pages stands. */
export const STYLES_PATH = "/outside/outside.css";

/**
 * The document of a page that is made by the server alone: it has no script, and search engines leave it out. `body` is markup;
 * `brand` is the address of the style sheet of the city's colours, for whoever has looked it up.
 */
export const plainPage = (locale: string, title: string, body: string, brand?: string): string => `<!doctype html>
<html lang="${escaped(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="stylesheet" href="${STYLES_PATH}">${brand ? `<link rel="stylesheet" href="${escaped(brand)}">` : ""}</head>
<body><main>${body}</main></body></html>`;
