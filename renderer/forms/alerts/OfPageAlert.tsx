import { useI18n } from "../../i18n/i18n-context.ts";
import { FormAlert } from "./FormAlert.tsx";

/** What is typed about a case that is known by its code alone leaves nothing on the device, and so ends with the page. */
export function OfPageAlert() {
	const { t } = useI18n();
	return (
		<FormAlert>
			<p>
				{t(
					"Nothing of what you type here is stored on this device. It stays while this page is open: close or reload it, and what you have not sent is gone.",
				)}
			</p>
		</FormAlert>
	);
}
