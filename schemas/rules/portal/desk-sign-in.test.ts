import { expect, it } from "vitest";
import { deskSignIn, deskWanted } from "./desk-sign-in.ts";

const searchOf = (address: string) => new URL(address, "https://portal.example").search;

it("leads back to the case that somebody was going to before they had to sign in", () => {
	const address = deskSignIn({ pathname: "/admin/desk/case", search: "?id=7&tab=a" });
	expect(deskWanted(searchOf(address))).toBe("/admin/desk/case?id=7&tab=a");
});

it.each([
	"?to=desk",
	"?to=desk&at=%2F%2Fevil.example",
	"?to=desk&at=%2Fadmin%2Fdeskevil",
	"?to=desk&at=%2Fadmin%2Fpeople",
])("leads to the desk's first page where %s names no page of it", (search) =>
	expect(deskWanted(search)).toBe("/admin/desk"),
);

it("leads nobody to the desk who did not come for it", () => {
	expect(deskWanted("?at=%2Fadmin%2Fdesk")).toBeUndefined();
});
