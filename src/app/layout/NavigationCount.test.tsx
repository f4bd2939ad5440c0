import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { I18nProvider, PortsProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import type { NavigationCount as CountOptions } from "../../../schemas/types.gen.ts";
import { answered, fakePorts } from "../../../tests/fixtures/ports.ts";
import { NavigationCount } from "./NavigationCount.tsx";

const UNREAD: CountOptions = {
	operation: "userGetProfile",
	value: "/unread",
	label: { text: "{count} unread", values: { count: { bind: "/item/unread" } } },
};

function show(count: CountOptions, unread: unknown) {
	const ports = fakePorts({ operations: { read: { userGetProfile: () => answered({ unread }) } } });
	return render(
		<I18nProvider value={createTranslator({ locale: "en-US" })}>
			<PortsProvider value={ports}>
				<NavigationCount count={count} />
			</PortsProvider>
		</I18nProvider>,
	);
}

afterEach(cleanup);

describe("the number beside an entry of the navigation", () => {
	it("is shown, and said with what it counts", () => {
		show(UNREAD, 3);
		expect(screen.getByText("3").getAttribute("aria-hidden")).toBe("true");
		expect(screen.getByText("3 unread")).toBeTruthy();
	});

	it("says that there are many without a long number", () => {
		show(UNREAD, 240);
		expect(screen.getByText("99+")).toBeTruthy();
	});

	it.each([0, null, undefined, "3"])("is not there for %s", (unread) => {
		expect(show(UNREAD, unread).container.textContent).toBe("");
	});

	it("requests nothing while its condition does not hold", () => {
		expect(show({ ...UNREAD, when: { "/user": { type: "object" } } }, 3).container.textContent).toBe("");
	});
});
