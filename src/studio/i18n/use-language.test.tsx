import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useLanguage } from "./use-language.ts";

it("goes on in the language before while the next is loaded, so that nothing on the screen is lost", async () => {
	const seen: (string | undefined)[] = [];
	const language = renderHook(
		({ locale }) => {
			const i18n = useLanguage(locale);
			seen.push(i18n?.locale);
			return i18n;
		},
		{ initialProps: { locale: "en-US" } },
	);
	language.rerender({ locale: "zh-CN" });
	await waitFor(() => expect(language.result.current?.locale).toBe("zh-CN"));
	expect(seen).not.toContain(undefined);
	expect(seen[0]).toBe("en-US");
	language.rerender({ locale: "en-US" });
	expect(language.result.current?.locale).toBe("en-US");
});

it("shows nothing in a language that was not chosen while the first one is loaded", async () => {
	const language = renderHook(() => useLanguage("zh-HK"));
	expect(language.result.current).toBeNull();
	await waitFor(() => expect(language.result.current?.locale).toBe("zh-HK"));
});
