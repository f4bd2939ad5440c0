import type { Page } from "playwright";
import type { Session } from "../sign-in.ts";

/** One picture: a page in some state. Texts differ by language, so what is to be pressed is found by what it is. */
export type Scene = {
	name: string;
	path: string;
	/** Who looks; nobody who is logged in when left out. */
	session?: Session;
	/** Brings the page into the state, at a phone's width. */
	act?(page: Page): Promise<void>;
	/** The state is one of loading: nobody waits for its end. */
	loading?: boolean;
	/** Only what the window shows, as with a dialog, not the page in its whole length. */
	window?: boolean;
	/** The names of the looks that the state has; all when left out. */
	looks?: RegExp;
};

/** The form on a page. */
export const form = (page: Page) => page.locator("main form").last();

/** Presses the button that goes on or sends. */
export const send = (page: Page) => form(page).locator("button[type=submit]").last().click();

/** Presses the first button with an icon. */
export const press = (page: Page, icon: string) => page.locator(`main button:has(.${icon})`).first().click();
