import { expect, it, vi } from "vitest";
import { createDeskAddress } from "./desk-address.ts";

it("goes to the desk's own pages by itself, and leaves those that are built apart to the browser", () => {
	const leave = vi.fn();
	const { navigator, now } = createDeskAddress(window, leave);
	navigator.push("/admin/desk/mine?open=any");
	expect(now().location.pathname).toBe("/admin/desk/mine");
	expect(leave).not.toHaveBeenCalled();
	navigator.push("/admin/staffing");
	expect(leave).toHaveBeenCalledExactlyOnceWith("/admin/staffing");
	expect(now().location.pathname).toBe("/admin/desk/mine");
});
