import { useEffect, useState } from "react";
import { I18nProvider, StatePanel, skin, useI18n, useLoader } from "../../../renderer/index.ts";
import { createTranslator, type Translator } from "../../../schemas/i18n/translator.ts";
import { noteOfferedLocale } from "../appearance/locale-offer.ts";

type OfferProps = { name: string; onResponse(switches: boolean): void };

function Offer({ name, onResponse }: OfferProps) {
	const { locale, t } = useI18n();
	return (
		<div lang={locale}>
			<StatePanel
				icon="layui-icon-website"
				shape="strip"
				role="status"
				title={t("This portal can be read in {language}.", { language: name })}
			>
				<button type="button" className={skin.button({ size: "sm" })} onClick={() => onResponse(true)}>
					{name}
				</button>
				<button
					type="button"
					className={skin.button({ variant: "outline", size: "sm" })}
					onClick={() => onResponse(false)}
				>
					{t("Close")}
				</button>
			</StatePanel>
		</div>
	);
}

/** Speaks an offered language, once its texts have come. */
function useOfferTranslator(code: string): Translator | undefined {
	const loader = useLoader();
	const [translator, setTranslator] = useState<Translator>();
	useEffect(() => {
		const speak = (messages: Parameters<typeof createTranslator>[0]["messages"]) =>
			setTranslator(createTranslator({ locale: code, messages }));
		loader.loadMessages(code).then((found) => speak(found?.messages), loader.forgetFailures);
	}, [code, loader]);
	return translator;
}

/** Says in an offered language that the portal speaks it, once the texts of that language have come. */
export default function LocaleStrip({
	offered,
	onResponse,
}: { offered: { code: string; name: string } } & Pick<OfferProps, "onResponse">) {
	const translator = useOfferTranslator(offered.code);
	useEffect(() => {
		if (translator) noteOfferedLocale();
	}, [translator]);
	return translator ? (
		<I18nProvider value={translator}>
			<Offer name={offered.name} onResponse={onResponse} />
		</I18nProvider>
	) : null;
}
