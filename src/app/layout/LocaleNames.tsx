import { skin, useI18n } from "../../../renderer/index.ts";

/**
 * What the switch of languages is called: the other languages, each by its own name and marked as in it, so that who does not
 * read this page finds theirs; and what it is, for whoever listens.
 */
export function LocaleNames({ others }: { others: readonly { code: string; name: string }[] }) {
	const { t } = useI18n();
	return (
		<>
			<span className="layui-icon layui-icon-website" aria-hidden="true" />
			<span className={skin.visuallyHidden()}>{t("Language")} </span>
			<span>
				{others.map(({ code, name }, place) => (
					<span key={code}>
						{place > 0 && " · "}
						<span lang={code}>{name}</span>
					</span>
				))}
			</span>
		</>
	);
}
