import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { STAFF_ADAPTERS } from "../../../adapters/staff.ts";
import { I18nProvider, PortsProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { useFilingPorts } from "./use-filing-ports.tsx";

const AtDesk = ({ children }: { children: ReactNode }) => (
	<PortsProvider value={fakePorts()}>
		<I18nProvider value={createTranslator({ locale: "en-US" })}>{children}</I18nProvider>
	</PortsProvider>
);

it("offers in the form of citizens the categories that the clerk handles", () => {
	const { result } = renderHook(
		() => useFilingPorts({ channel: "phone", mobile: "" }, { again_at: "/admin/desk/filing" }),
		{ wrapper: AtDesk },
	);
	expect(result.current.adapters.messagesGetCategory).toBe(STAFF_ADAPTERS.deskGetFilingCategories);
});
