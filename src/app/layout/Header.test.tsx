import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PortsProvider } from "../../../renderer/index.ts";
import shipped from "../../../schemas/documents/site.json" with { type: "json" };
import type { Brand, SiteDocument } from "../../../schemas/types.gen.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { SiteBrand } from "./Header.tsx";

const COLOURS = { primary: "#1b5fa6", on_primary: "#ffffff", accent: "#b4541a", logo_icon: "layui-icon-home" };
const SITE: Pick<SiteDocument, "name" | "tagline" | "home"> = { name: shipped.name, tagline: "Of the city", home: "/" };

afterEach(cleanup);

const link = (logo?: Brand["logo"]) => {
	const brand = { ...COLOURS, ...(logo && { logo }) };
	render(
		<PortsProvider value={fakePorts()}>
			<SiteBrand site={{ ...SITE, brand }} />
		</PortsProvider>,
	);
	return screen.getByRole("link");
};

it("shows the icon of the brand beside the portal's name where there is no logo", () => {
	expect(link().querySelector(".layui-icon-home")).not.toBeNull();
	expect(screen.queryByRole("img")).toBeNull();
});

it("shows the logo in the place of the icon, and reads out what it shows", () => {
	const brand = link({ alt: "Coat of arms", ratio: 1 });
	expect(screen.getByRole("img", { name: "Coat of arms" })).toBeTruthy();
	expect(brand.querySelector(".layui-icon")).toBeNull();
	expect(brand.textContent).toContain(SITE.name);
});

it("leaves the name to a logo that has it, and hides one that says nothing more", () => {
	expect(link({ alt: "The city's portal", ratio: 4, alone: true }).textContent).toBe("");
	cleanup();
	link({ alt: "", ratio: 1 });
	expect(screen.queryByRole("img")).toBeNull();
});
