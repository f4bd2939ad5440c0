import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { type FormEvent, useState } from "react";
import { ADAPTERS, useCaller } from "../../../adapters/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAccount } from "./account.ts";
import { CodeInput } from "./CodeInput.tsx";

const MOBILE = /^1[3-9][0-9]{9}$/;

/** Sign-in with a mobile number and the code sent to it, as citizens do. */
export function CodeSignIn() {
	const { t } = useStudioI18n();
	const { user } = useAccount();
	const caller = useCaller();
	const [mobile, setMobile] = useState("");
	const [code, setCode] = useState("");
	const [sent, setSent] = useState(false);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();

	const attempt = async (work: () => Promise<string | undefined>) => {
		setBusy(true);
		const failed = await work().catch(() => t("The server does not answer. Check your connection and try again."));
		setProblem(failed);
		setBusy(false);
	};
	const requestCode = () =>
		attempt(async () => {
			if (!MOBILE.test(mobile)) return t("A mobile number has 11 digits and starts with 13 to 19.");
			const answer = await ADAPTERS.loginMobileVerifyCode.send(caller, { mobile });
			if (answer.code !== 0) return answer.msg;
			setSent(true);
			return undefined;
		});
	const enter = () =>
		attempt(async () => {
			const answer = await ADAPTERS.loginMobileLogin.send(caller, { mobile, code });
			if (answer.code !== 0) return answer.msg;
			user.start(answer.data);
			return undefined;
		});
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void (sent ? enter() : requestCode());
	};
	return (
		<form onSubmit={onSubmit} noValidate>
			<Stack gap="4">
				<Field.Root invalid={problem !== undefined && !sent}>
					<Field.Label>{t("Mobile number")}</Field.Label>
					<Input
						type="tel"
						autoComplete="tel-national"
						inputMode="numeric"
						value={mobile}
						readOnly={sent}
						onChange={(event) => setMobile(event.target.value.replace(/\D/g, ""))}
					/>
					{!sent && <Field.ErrorText role="alert">{problem}</Field.ErrorText>}
				</Field.Root>
				{sent && <CodeInput code={code} problem={problem} onChange={setCode} />}
				<Button type="submit" loading={busy} loadingText={t("One moment…")}>
					{sent ? t("Sign in") : t("Send me a code")}
				</Button>
				{sent && (
					<Button variant="ghost" onClick={() => setSent(false)}>
						{t("Use another number")}
					</Button>
				)}
			</Stack>
		</form>
	);
}
