import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { formWith } from "../../../tests/fixtures/render-form.tsx";
import { Surroundings } from "../../../tests/fixtures/surroundings.tsx";
import type { FormDone } from "../model/submission.ts";
import { useRenewal } from "./use-receipt.ts";

afterEach(cleanup);

const receipt = { form: "test", hash: "h", result: { text: "Mended." }, values: {}, labels: {}, user: undefined };

function reloadAfter(onDone: FormDone | undefined) {
	const refresh = vi.fn();
	const ports = { ...fakePorts(), refresh };
	const wrapper = ({ children }: { children: ReactNode }) => <Surroundings ports={ports}>{children}</Surroundings>;
	const { result } = renderHook(() => useRenewal(formWith({}), receipt, onDone), { wrapper });
	result.current.ports.refresh();
	return refresh;
}

describe("a reload in what follows a form", () => {
	it("is the end of a form over a page: the page is loaded anew, and the form closes", () => {
		const onDone = vi.fn();
		expect(reloadAfter(onDone)).toHaveBeenCalledOnce();
		expect(onDone).toHaveBeenCalledExactlyOnceWith(receipt.result, "");
	});

	it("loads the page anew on which the form stands, and leaves what follows there", () => {
		expect(reloadAfter(undefined)).toHaveBeenCalledOnce();
	});
});
