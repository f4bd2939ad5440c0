import { render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useCurrentInView } from "./use-current-in-view.ts";

const { scrollIntoView } = Element.prototype;
afterEach(() => {
	Element.prototype.scrollIntoView = scrollIntoView;
});

function Row({ place }: { place: string }) {
	const row = useRef<HTMLElement>(null);
	useCurrentInView(row, place);
	return (
		<nav ref={row}>
			{["Contents", "Review and publish"].map((name) => (
				<a key={name} href="/" aria-current={name === place ? "page" : undefined}>
					{name}
				</a>
			))}
		</nav>
	);
}

it("shows where one is in a row of links that a phone does not show whole, and again at the next place", () => {
	const shown: (string | null)[] = [];
	Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
		shown.push(this.textContent);
	});
	const { rerender } = render(<Row place="Review and publish" />);
	rerender(<Row place="Contents" />);
	expect(shown).toEqual(["Review and publish", "Contents"]);
});
