import { cleanup, renderHook, waitFor } from "@testing-library/react";
import useSWR, { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { useResponsesInLocale } from "./use-responses-in-locale.ts";

afterEach(cleanup);

it("requests again what the server translates when the language changes, and for nothing else", async () => {
	const requested: string[] = [];
	const wrapper = ({ children }: { children: React.ReactNode }) => (
		<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
	);
	const { rerender } = renderHook(
		({ locale }) => {
			const fetcher = ([operation]: readonly unknown[]) => requested.push(`${operation} ${locale}`);
			useSWR(["messagesGetCategory", {}, null, "one"], fetcher);
			useSWR(["messagesGetList", {}, null, "one"], fetcher);
			useResponsesInLocale(locale);
		},
		{ wrapper, initialProps: { locale: "zh-CN" } },
	);
	await waitFor(() => expect(requested).toEqual(["messagesGetCategory zh-CN", "messagesGetList zh-CN"]));
	rerender({ locale: "en-US" });
	await waitFor(() => expect(requested.slice(2)).toEqual(["messagesGetCategory en-US"]));
});
