import { useMemo, useState } from "react";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useSend } from "../../ports/calling.ts";
import type { Ports } from "../../ports/ports.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useResolver } from "../../scope/use-resolved.ts";
import type { Receipt } from "./receipt.ts";

/**
 * The response to a form as it is by now, and ports for what follows the form: where the document declares it, a reload there
 * sends the same values once more and shows what is answered then.
 */
export function useRenewal(
	{ after, submit }: Pick<FormDocument, "after" | "submit">,
	{ result: first, values }: Receipt,
): { result: unknown; ports: Ports } {
	const [result, setResult] = useState(first);
	const { t } = useI18n();
	const around = usePorts();
	const send = useSend();
	const here = useResolver();
	const ports = useMemo(() => {
		if (after?.renewable !== true) return around;
		const failed = () =>
			around.dialogs.toast({
				tone: "error",
				text: `${t("That could not be done.")} ${t("Check your connection and try again.")}`,
			});
		const renew = async () => {
			const { code, data } = await send(submit.operation, here.within({ form: values }).body(submit.body));
			if (code === 0) setResult(data);
			else failed();
		};
		return { ...around, refresh: () => void renew().catch(failed) };
	}, [after, submit, values, around, send, here, t]);
	return { result, ports };
}
