import { expect, it } from "vitest";
import skeleton from "../../../renderer/view-parts/skeleton/skeleton.recipe.ts";
import { studioSystem } from "./studio-system.ts";

it("lets skeletons stand still for a second, in the studio as in the portal", () => {
	expect(studioSystem.token("animations.pulse")).toMatch(/^pulse .* 1s infinite$/);
	expect(skeleton.base?.line?.animation).toMatch(/^pulse .* 1s infinite$/);
});

it.each(["input", "textarea", "checkmark", "radiomark"])("outlines a control so that it stands out: %s", (name) => {
	const { base = {}, variants = {}, defaultVariants } = studioSystem.getRecipe(name);
	const variant = String(defaultVariants?.variant);
	expect(base.borderRadius).toBeDefined();
	expect(variants.variant?.[variant]).toMatchObject({ borderColor: "border.control" });
});

it("outlines a list to choose from so, too, and still leaves room for its arrow", () => {
	const { base = {}, variants = {} } = studioSystem.getSlotRecipe("nativeSelect");
	expect(base.indicator).toBeDefined();
	expect(variants.variant?.outline?.field).toMatchObject({ borderColor: "border.control" });
});

it("outlines a box to tick so, and keeps what it looks like when it is ticked", () => {
	const { defaultVariants, variants = {} } = studioSystem.getSlotRecipe("checkbox");
	const { control = {} } = variants.variant?.[String(defaultVariants?.variant)] ?? {};
	expect(control.borderColor).toBe("border.control");
	expect(control["&:is([data-state=checked], [data-state=indeterminate])"]).toMatchObject({
		borderColor: "colorPalette.solid",
	});
});

const ROOMY = { minH: "11", minW: "11" };

it.each(["button", "input"])("makes what a finger presses as large as it needs: %s", (name) => {
	const { base = {} } = studioSystem.getRecipe(name);
	expect(base.borderRadius).toBeDefined();
	expect(base["@media (pointer: coarse)"]).toEqual(ROOMY);
});

it.each([
	["tabs", "trigger"],
	["nativeSelect", "field"],
	["checkbox", "root"],
])("makes what a finger presses as large as it needs, and keeps its looks: %s", (name, slot) => {
	const own = studioSystem.getSlotRecipe(name).base?.[slot] ?? {};
	expect(Object.keys(own).length).toBeGreaterThan(3);
	expect(own["@media (pointer: coarse)"]).toEqual(ROOMY);
});
