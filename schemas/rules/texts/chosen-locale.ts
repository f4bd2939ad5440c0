const COOKIE = /(?:^|;\s*)locale=([\w-]+)/;

/**
 * The language that a reader has chosen, as their cookies tell (src/stores/locale-cookie.ts); null where none
 * was. The page comes in it, and a browser that has lost its own note of the choice goes by it too.
 */
export const chosenLocale = (cookies: string): string | null => COOKIE.exec(cookies)?.[1] ?? null;
