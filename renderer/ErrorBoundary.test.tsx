import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

// React says on the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function Page({ name, broken }: { name: string; broken: boolean }) {
	if (broken) throw new Error(`${name} is broken`);
	return <p>{name}</p>;
}

const onError = vi.fn();

const shown = (name: string, broken: boolean) => (
	<ErrorBoundary of="all" onError={onError} fallback={() => <p>all is broken</p>}>
		<ErrorBoundary of={name} onError={() => {}} fallback={({ message }) => <p>{message}</p>}>
			<Page name={name} broken={broken} />
		</ErrorBoundary>
	</ErrorBoundary>
);

it("renders anew what stands inside once that is another", () => {
	const { container, rerender } = render(shown("home", true));
	expect(container.textContent).toBe("home is broken");
	rerender(shown("home", false));
	expect(container.textContent).toBe("home is broken");
	rerender(shown("list", false));
	expect(container.textContent).toBe("list");
});

it("catches what breaks with the change, and what breaks once more after it", () => {
	const { container, rerender } = render(shown("home", false));
	rerender(shown("list", true));
	expect(container.textContent).toBe("list is broken");
	rerender(shown("detail", true));
	expect(container.textContent).toBe("detail is broken");
	expect(onError).not.toHaveBeenCalled();
});
