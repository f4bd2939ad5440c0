import { Button } from "@chakra-ui/react/button";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { toast } from "./toasts.tsx";

/** Puts a link on the clipboard, and says whether that was allowed: browsers refuse it without https. */
export function CopyLink({ link }: { link: string }) {
	const { t } = useStudioI18n();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
			toast("success", t("The link is copied"));
		} catch {
			toast("error", t("The link could not be copied"));
		}
	};
	return (
		<Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => void copy()}>
			{t("Copy link")}
		</Button>
	);
}
