import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { Surroundings } from "../../../tests/fixtures/surroundings.tsx";
import WhenUnpublished from "./Unpublished.tsx";

afterEach(cleanup);

it.each([
	["This page has been taken back", {}],
	["This page has been replaced", { replaced: true }],
] as const)("tells who has started something: %s, also in passing, and that it stays", (title, more) => {
	const ports = fakePorts();
	const toast = vi.spyOn(ports.dialogs, "toast");
	render(
		<Surroundings ports={ports}>
			<WhenUnpublished stays to={undefined} {...more} />
		</Surroundings>,
	);
	expect(screen.getByText(title).tagName).toBe("P");
	expect(screen.getByText(/What you have typed can still be sent/)).toBeTruthy();
	expect(toast.mock.calls).toEqual([[{ tone: "warning", text: title }]]);
	expect(screen.queryByRole("heading")).toBeNull();
});
