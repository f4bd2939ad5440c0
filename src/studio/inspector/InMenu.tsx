import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { plainTextOf } from "../naming/document-title.ts";
import { isInMenu, putIntoMenu, takeOutOfMenu } from "../page/menu.ts";
import { isPublicPage } from "../page/shown-at.ts";

/** Whether a page stands in the portal's menu. What is for staff has a menu of its own. */
export function InMenu({ document }: { document: JsonObject }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const address = asString(document.path);
	if (address === undefined || !isPublicPage(document)) return null;
	const put = (isWanted: boolean) => {
		const label = plainTextOf(document.title) || address;
		make(...(isWanted ? putIntoMenu(documents, { label, address }) : takeOutOfMenu(documents, address)));
	};
	return <Tick label={t("It stands in the menu")} checked={isInMenu(documents, address)} onTick={put} />;
}
