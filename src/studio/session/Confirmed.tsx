import { Button } from "@chakra-ui/react/button";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { Door } from "../frame/Door.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { announceConfirmed } from "./confirmed-elsewhere.ts";
import { OUTCOME, outcomeText } from "./openid-outcomes.ts";
import { SignInProblem } from "./SignIn.tsx";

/** The window in which somebody has shown at the provider that it is them: it tells the one that they work in, and closes. */
export function Confirmed() {
	const { t } = useStudioI18n();
	const [query] = useSearchParams();
	const outcome = query.get(OUTCOME);
	const isDone = outcome === "done";
	useEffect(() => {
		if (!isDone) return;
		announceConfirmed();
		window.close();
	}, [isDone]);
	const text = outcomeText(outcome);
	return (
		<Door title={isDone ? t("It is still you") : t("Not confirmed")}>
			<SignInProblem text={text && t(text, { name: t("Your organisation") })} />
			<p>{t("You can close this window and go on in the one where you were.")}</p>
			<Button onClick={() => window.close()}>{t("Close this window")}</Button>
		</Door>
	);
}
