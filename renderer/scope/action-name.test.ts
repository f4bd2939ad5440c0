import { expect, it } from "vitest";
import { actionsName } from "./action-name.ts";

it("names a button's actions by what they do and on which operation or form", () => {
	const actions = [{ do: "open_form", form: "rating" } as const, { do: "reload" } as const];
	expect(actionsName(actions)).toBe("open_form rating, reload");
	expect(actionsName([{ do: "call", operation: "messagesWithdraw" }])).toBe("call messagesWithdraw");
});

it("says nothing of where a button leads or what it carries", () => {
	const name = actionsName([
		{ do: "navigate", link: { to: "/message/index", query: { keyword: "my neighbour" } } },
		{ do: "call", operation: "messagesFollow", body: { id: "case-7" } },
	]);
	expect(name).toBe("navigate, call messagesFollow");
});
