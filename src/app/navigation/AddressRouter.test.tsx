import { act, cleanup, render, screen } from "@testing-library/react";
import { Link, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { AddressRouter, createAddress } from "./AddressRouter.tsx";

afterEach(cleanup);

const shown: string[] = [];

function Here() {
	const { pathname, search } = useLocation();
	shown.push(pathname + search);
	return <p>at {pathname + search}</p>;
}

/** Goes one step back in the browser. */
function goBack(): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	window.addEventListener("popstate", () => resolve(), { once: true });
	window.history.back();
	return promise;
}

function showFrom(before: string, now: string) {
	window.history.pushState(null, "", before);
	window.history.pushState(null, "", now);
	const address = createAddress(window);
	const start = address.now();
	shown.length = 0;
	const show = () =>
		render(
			<AddressRouter address={address} start={start}>
				<Here />
				<Link to="/further">further</Link>
			</AddressRouter>,
		);
	return show;
}

it("stands first at the address for which the page was rendered, then goes where its reader has gone meanwhile", async () => {
	const show = showFrom("/list?sort=oldest", "/list?sort=oldest&page=2");
	await goBack();
	show();
	expect(shown[0]).toBe("/list?sort=oldest&page=2");
	expect(await screen.findByText("at /list?sort=oldest")).toBeTruthy();
});

it("follows links, and steps back", async () => {
	showFrom("/", "/list")();
	act(() => screen.getByText("further").click());
	expect(screen.getByText("at /further")).toBeTruthy();
	expect(window.location.pathname).toBe("/further");
	await act(goBack);
	expect(screen.getByText("at /list")).toBeTruthy();
});
