import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { entries } from "idb-keyval";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import type { OnTriedForm, TriedForm } from "../../loader/tried-form.ts";

const form = formWith(
	{ title: { type: "string", title: "Subject", maxLength: 5 }, more: { type: "string", title: "More" } },
	{ fields: { "/more": { when: { "/form/title": { const: "more" } } } } },
);

/** The form of a release that is only tried. */
function renderTried(onTriedForm: OnTriedForm) {
	const releases = formReleases();
	return renderForm(form, { releases: { ...releases, loader: { ...releases.loader, onTriedForm } } });
}

const type = (label: string, value: string) => {
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
	fireEvent.blur(screen.getByLabelText(label));
};

beforeEach(forgetDrafts);
afterEach(cleanup);

it("tells of a form that is tried as long as it is on the screen, what would be sent and where it says an error", async () => {
	const open: TriedForm[] = [];
	const { unmount } = await renderTried((tried) => {
		open.push(tried);
		return () => void open.splice(open.indexOf(tried), 1);
	});
	type("Subject", "more");
	type("More", "hidden soon");
	expect(open.map(({ id, values }) => [id, values()])).toEqual([["test", { title: "more", more: "hidden soon" }]]);
	type("Subject", "Too long");
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })));
	expect(open.map(({ values, refused }) => [values(), refused()])).toEqual([[{ title: "Too long" }, ["/title"]]]);
	unmount();
	expect(open).toEqual([]);
});

it("leaves nothing on the device of what is only tried, and says nothing of that", async () => {
	const { unmount } = await renderTried(() => () => undefined);
	type("Subject", "more");
	fireEvent(window, new Event("pagehide"));
	unmount();
	expect([await entries(), { ...localStorage }]).toEqual([[], {}]);
	await renderForm(form);
	expect(screen.getByLabelText("Subject")).toHaveProperty("value", "");
});
