import type { StudioText } from "../i18n/studio-i18n.ts";

/** What the kinds of document are called, several of them. */
export const KIND_WORDS: Readonly<Record<string, StudioText>> = {
	form: "Forms",
	page: "Pages",
	view: "Lists and details",
	categories: "Categories",
	workflow: "How cases go on",
	routing: "Who gets which case",
	templates: "Ready texts",
	notifications: "Notifications",
	holidays: "Holidays",
	desk: "Name and menu of the desk",
	site: "Name, colours and navigation",
	messages: "Translations",
	icons: "Icons",
	"test-case": "Test cases",
};

/** What a further one is called, of the kinds of which there may be any number. */
export const NEW_WORDS: Readonly<Record<string, StudioText>> = {
	form: "New form",
	page: "New page",
	view: "New list or details",
	workflow: "Another workflow",
	"test-case": "New test case",
};
