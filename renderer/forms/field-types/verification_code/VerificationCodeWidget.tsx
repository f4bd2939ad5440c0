import { useEffect, useState } from "react";
import { isObject } from "../../../../schemas/json/json.ts";
import { toPointer } from "../../../../schemas/json/pointer.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { usePorts } from "../../../ports/ports-context.tsx";
import { skin } from "../../../skin/classes.gen.ts";
import { widgetClasses } from "../../fields/classes.ts";
import { useTypedInput } from "../../fields/inputs.tsx";
import { useFormSession } from "../../hooks/form-session.ts";
import type { WidgetProps } from "../../model/field.ts";
import { inputId } from "../../model/session.ts";
import { PLAIN } from "../../model/writing.ts";

/** Counts seconds down to zero; `start` starts anew. It follows the clock, so that a sleeping tab is not late. */
function useCountdown(): { left: number; start(seconds: number): void } {
	const [end, setEnd] = useState(0);
	const [left, setLeft] = useState(0);
	useEffect(() => {
		if (end === 0) return;
		const timer = setInterval(() => {
			const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
			setLeft(seconds);
			if (seconds === 0) clearInterval(timer);
		}, 250);
		return () => clearInterval(timer);
	}, [end]);
	return {
		left,
		start(seconds) {
			setEnd(Date.now() + seconds * 1000);
			setLeft(seconds);
		},
	};
}

/** A code as it is mostly sent, then as it may be: a message may name minutes, years and telephone numbers besides. */
const WHOLE_CODES = [/(?<!\d)\d{6}(?!\d)/, /(?<!\d)\d{4,8}(?!\d)/];

/** What is pasted often brings the message around the code. */
const CODE = {
	...PLAIN,
	read(text: string) {
		const plain = text.normalize("NFKC");
		const whole = WHOLE_CODES.map((code) => code.exec(plain)?.[0]).find((code) => code !== undefined);
		return PLAIN.read(whole ?? plain.replace(/\D/g, "").slice(0, 8));
	},
};

const TOO_MANY = 429;

/** Seconds that nobody waits for in front of the form: they are not counted down. */
const LONG = 600;

/** The mobile field that the code belongs to: the one named, without the /form that the scope's pointers start with. */
const mobilePointer = (codeFor: string | undefined) => (codeFor ?? toPointer(["mobile"])).replace(/^\/form(?=\/)/, "");

/** Seconds that the server asks to wait (data.retry_after of code 429). */
const retryAfter = (data: unknown) => (isObject(data) && typeof data.retry_after === "number" ? data.retry_after : 60);

/** Sends the code; tells what to say, and how long the next one must wait. `id` is that of the code's input. */
function useSendCode(pointer: string, id: string) {
	const { t } = useI18n();
	const session = useFormSession();
	const { send, sending } = usePorts().adapters.loginMobileVerifyCode.use();
	const { left, start } = useCountdown();
	const [message, setMessage] = useState("");
	const requestCode = async () => {
		session.values.flush();
		await session.check(pointer, true);
		const mobile = session.values.at(pointer);
		if (typeof mobile !== "string" || session.errors.at(pointer) !== undefined) {
			document.getElementById(inputId(session, pointer))?.focus();
			// What is wrong with one that was typed stands at its own field.
			return setMessage(mobile === undefined ? t("Please enter your mobile number first.") : "");
		}
		try {
			const { code, msg, data } = await send({ mobile });
			if (code === 0) start(data.resend_after);
			if (code === TOO_MANY) start(retryAfter(data));
			setMessage(code === 0 ? t("A code is on its way to {mobile}.", { mobile }) : msg || t("It could not be sent."));
		} catch {
			setMessage(t("No connection. Please try again."));
		}
		// The button that was pressed cannot be pressed again yet, and lost the focus by it.
		if (!document.activeElement?.matches("input")) document.getElementById(id)?.focus();
	};
	return { requestCode, sending, left, message };
}

/** What the button says, with so many seconds left until it can be pressed. */
function useSendLabel(left: number): string {
	const { t } = useI18n();
	if (left > LONG) return t("Send again later");
	return left > 0 ? t("Send again in {seconds} s", { seconds: left }) : t("Send code");
}

/** A code sent to a mobile number: the input, and the button that sends it, with the time until the next. */
export function VerificationCodeWidget(props: WidgetProps) {
	const { requestCode, sending, left, message } = useSendCode(mobilePointer(props.options.code_for), props.id);
	const label = useSendLabel(left);
	const hintId = `${props.id}-sent`;
	const describedBy = [props["aria-describedby"], message && hintId].filter(Boolean).join(" ") || undefined;
	return (
		<>
			<span className={widgetClasses.affixed}>
				{useTypedInput(
					{ ...props, "aria-describedby": describedBy },
					{ writing: CODE, inputMode: "numeric", autoComplete: "one-time-code" },
				)}
				<button
					type="button"
					className={skin.button({ variant: "outline" })}
					disabled={sending || left > 0}
					onClick={requestCode}
				>
					{label}
				</button>
			</span>
			<p className={widgetClasses.note} id={hintId} role="status">
				{message}
			</p>
		</>
	);
}
