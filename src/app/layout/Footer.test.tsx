import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PortsProvider } from "../../../renderer/index.ts";
import site from "../../../schemas/documents/site.json" with { type: "json" };
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { Footer } from "./Footer.tsx";

const { name, tagline, description, footer } = site;
const SITE: SiteDocument = {
	kind: "site",
	id: "site",
	name,
	tagline,
	description,
	footer,
	navigation: [],
	locales: [{ code: "en-US", name: "English" }],
	redirects: {},
	brand: { primary: "#1b5fa6", on_primary: "#ffffff", accent: "#b4541a", logo_icon: "layui-icon-home" },
	default_locale: "en-US",
	home: "/here",
	login: "/login",
	errors: { "401": "/401", "403": "/403", "404": "/404", "500": "/500" },
};

afterEach(cleanup);

const show = (service_phone?: string) =>
	render(
		<PortsProvider value={fakePorts({ config: { admin: { ...(service_phone && { service_phone }) }, report: {} } })}>
			<Footer site={SITE} />
		</PortsProvider>,
	);

it("names the service's number once, to be called", () => {
	const { container } = show("12345");
	expect(container.textContent?.match(/12345/g)).toHaveLength(1);
	expect(screen.getByRole("link", { name: /12345/ }).getAttribute("href")).toBe("tel:12345");
});

it("calls a number by its digits, however it is written", () => {
	show("+86 (10) 123-45");
	expect(screen.getByRole("link", { name: /123-45/ }).getAttribute("href")).toBe("tel:+861012345");
});

it("names no number where none is configured", () => {
	expect(show().container.querySelector("a[href^=tel]")).toBeNull();
});
