import { useEffect, useState } from "react";
import { I18nProvider, StateNotice, skin, useI18n, useLoader } from "../../../renderer/index.ts";
import { createSpeaker, type Speaker } from "../../../schemas/speech/speaker.ts";
import { noteToldOfLocale } from "../appearance/locale-offer.ts";

type OfferProps = { name: string; onAnswer(switches: boolean): void };

function Offer({ name, onAnswer }: OfferProps) {
	const { locale, t } = useI18n();
	return (
		<div lang={locale}>
			<StateNotice
				icon="layui-icon-website"
				shape="strip"
				role="status"
				title={t("This portal can be read in {language}.", { language: name })}
			>
				<button type="button" className={skin.button({ size: "sm" })} onClick={() => onAnswer(true)}>
					{name}
				</button>
				<button
					type="button"
					className={skin.button({ variant: "outline", size: "sm" })}
					onClick={() => onAnswer(false)}
				>
					{t("Close")}
				</button>
			</StateNotice>
		</div>
	);
}

/** Speaks an offered language, once its texts have come. */
function useSpeaker(code: string): Speaker | undefined {
	const loader = useLoader();
	const [speaker, setSpeaker] = useState<Speaker>();
	useEffect(() => {
		const speak = (messages: Parameters<typeof createSpeaker>[0]["messages"]) =>
			setSpeaker(createSpeaker({ locale: code, messages }));
		loader.loadMessages(code).then((found) => speak(found?.messages), loader.forgetFailures);
	}, [code, loader]);
	return speaker;
}

/** Says in an offered language that the portal speaks it, once the texts of that language have come. */
export default function LocaleStrip({
	offered,
	onAnswer,
}: { offered: { code: string; name: string } } & Pick<OfferProps, "onAnswer">) {
	const speaker = useSpeaker(offered.code);
	useEffect(() => {
		if (speaker) noteToldOfLocale();
	}, [speaker]);
	return speaker ? (
		<I18nProvider value={speaker}>
			<Offer name={offered.name} onAnswer={onAnswer} />
		</I18nProvider>
	) : null;
}
