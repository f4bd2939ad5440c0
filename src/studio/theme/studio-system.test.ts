import { expect, it } from "vitest";
import skeleton from "../../../renderer/view-parts/skeleton/skeleton.recipe.ts";
import { studioSystem } from "./studio-system.ts";

it("lets skeletons stand still for a second, in the studio as in the portal", () => {
	expect(studioSystem.token("animations.pulse")).toMatch(/^pulse .* 1s infinite$/);
	expect(skeleton.base?.line?.animation).toMatch(/^pulse .* 1s infinite$/);
});
