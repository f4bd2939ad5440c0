import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { StudioToasts } from "./toasts.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const LINK = "https://city.example/preview/abc";

it.each([
	["says that the link is on the clipboard", async () => undefined, "The link is copied"],
	[
		"says where the browser refuses it",
		async () => {
			throw new DOMException("", "NotAllowedError");
		},
		"The link could not be copied",
	],
])("%s", async (_, respond, words) => {
	const writeText = vi.fn(respond);
	vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
	render(
		<StudioTheme>
			<CopyLink link={LINK} />
			<StudioToasts />
		</StudioTheme>,
	);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy link" })));
	expect(await screen.findByText(words)).toBeTruthy();
	expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
});
