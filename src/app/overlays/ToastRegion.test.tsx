import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createToastList } from "../toasts/toast-list.ts";
import { ToastRegion } from "./ToastRegion.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show() {
	const toasts = createToastList();
	toasts.show({ tone: "success", text: "Counted. Thank you." });
	render(<ToastRegion toasts={toasts} />);
	return toasts;
}

it("shows a notice that was told before it stood, and those that follow", () => {
	const toasts = show();
	const region = screen.getByRole("status");
	expect(region.textContent).toContain("Counted. Thank you.");
	act(() => toasts.show({ tone: "info", text: "And another." }));
	expect(region.textContent).toContain("And another.");
});

it("lets a notice go by itself, and errors later than the rest", () => {
	const toasts = show();
	act(() => toasts.show({ tone: "error", text: "It failed." }));
	pass(6_100);
	expect(screen.queryByText("Counted. Thank you.")).toBeNull();
	expect(screen.getByText("It failed.")).toBeTruthy();
	pass(6_000);
	expect(screen.queryByText("It failed.")).toBeNull();
});

it("keeps a notice while it is pointed at", () => {
	show();
	const toast = screen.getByText("Counted. Thank you.");
	fireEvent.mouseOver(toast);
	pass(60_000);
	expect(screen.getByText("Counted. Thank you.")).toBeTruthy();
	fireEvent.mouseOut(toast);
	pass(6_100);
	expect(screen.queryByText("Counted. Thank you.")).toBeNull();
});

it("lets a notice be closed", () => {
	show();
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	expect(screen.queryByText("Counted. Thank you.")).toBeNull();
});
