import { act, cleanup } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Clock, useClock } from "../i18n/clock.ts";
import { Hydrating } from "./Hydrating.tsx";

const DRAWN = new Date("2026-11-21T12:00:00Z");

const clocks: Clock[] = [];
const shown = () => clocks.at(-1)?.now().toISOString();

function Time() {
	clocks.push(useClock());
	return <p>{shown()}</p>;
}

const questions: Clock[] = [];

/** Knows the clock, as all that speaks does, and says no time. */
function Question() {
	questions.push(useClock());
	return <p>What is it about?</p>;
}

/** What a part still waits for. */
let code: Promise<void> | undefined;

function Part() {
	if (code) throw code;
	return "late";
}

const prerendered = { at: DRAWN.toISOString(), responses: [] };

const page = (onHydrated: () => void, apart: ReactNode = null) => (
	<Hydrating prerendered={{ ...prerendered, onHydrated }}>
		<Suspense>
			<Time />
		</Suspense>
		<Suspense>{apart}</Suspense>
	</Hydrating>
);

/** Has React hydrate the page, as the server rendered it, `later` ms after that. */
async function hydrate(portal: ReactNode, later: number): Promise<HTMLElement> {
	vi.setSystemTime(DRAWN);
	const root = document.createElement("div");
	root.innerHTML = renderToString(portal);
	vi.setSystemTime(DRAWN.getTime() + later);
	clocks.length = 0;
	await act(async () => void hydrateRoot(root, portal, { onRecoverableError: (error) => expect.fail(String(error)) }));
	return root;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
	vi.useRealTimers();
	cleanup();
});

it("renders nothing anew of a page that says what it would say now, and lets its clock go on", async () => {
	const onHydrated = vi.fn();
	const root = await hydrate(page(onHydrated), 5000);
	expect(onHydrated).toHaveBeenCalledOnce();
	expect(root.textContent).toBe("2026-11-21T12:00:00.000Z");
	expect(clocks).toHaveLength(1);
	expect(shown()).toBe("2026-11-21T12:00:05.000Z");
});

it("says the times of an older page again", async () => {
	const root = await hydrate(page(vi.fn()), 120_000);
	expect(root.textContent).toBe("2026-11-21T12:02:00.000Z");
});

it("renders nothing anew of an older page that says no times", async () => {
	const portal = (
		<Hydrating prerendered={prerendered}>
			<Question />
		</Hydrating>
	);
	vi.setSystemTime(DRAWN);
	const root = document.createElement("div");
	root.innerHTML = renderToString(portal);
	vi.setSystemTime(DRAWN.getTime() + 120_000);
	questions.length = 0;
	await act(async () => void hydrateRoot(root, portal));
	expect(questions).toHaveLength(1);
});

it("tells that all is hydrated no sooner than the last part", async () => {
	let come = () => {};
	const coming = new Promise<void>((resolve) => {
		come = resolve;
	});
	const onHydrated = vi.fn();
	const portal = page(onHydrated, <Part />);
	vi.setSystemTime(DRAWN);
	const root = document.createElement("div");
	root.innerHTML = renderToString(portal);
	code = coming;
	await act(async () => void hydrateRoot(root, portal));
	expect(onHydrated).not.toHaveBeenCalled();
	code = undefined;
	await act(async () => come());
	expect(onHydrated).toHaveBeenCalledOnce();
});
