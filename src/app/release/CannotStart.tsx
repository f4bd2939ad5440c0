import { useI18n } from "../../../renderer/index.ts";
import { FullPageMessage } from "../FullPageMessage.tsx";

const CONNECTION = "Check your connection and try again.";
const RESPONSE = "The server did not answer as it should. That is not your doing; please try again in a moment.";

/** Fetch rejects with a TypeError where nothing responds; a file that is something else was answered. */
const isUnreached = (error: Error) => error instanceof TypeError || error.cause instanceof TypeError;

/** Shown when there is no release to render anything with. The error itself stands on the page: it helps who runs it. */
export function CannotStart({ error }: { error: Error }) {
	const { t } = useI18n();
	return (
		<FullPageMessage
			title={t("The portal cannot be loaded right now")}
			text={`${t(isUnreached(error) ? CONNECTION : RESPONSE)} (${error.message})`}
			reload={t("Try again")}
		/>
	);
}
