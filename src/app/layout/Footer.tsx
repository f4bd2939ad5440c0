import { LinkTo, skin, useI18n, usePorts, useResolver } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";

const classes = skin.shell();

const NOT_DIALLED = /[^+\d]/g;

/**
 * The footer of the site document, with what the administration configured: copyright, registration, a phone to call.
 */
export function Footer({ site }: { site: SiteDocument }) {
	const { text } = useResolver(site.footer);
	const { t, text: translate } = useI18n();
	const { admin } = usePorts().config;
	const { service_phone: phone } = admin;
	const lines = [admin.copyright && translate(admin.copyright), admin.icp && translate(admin.icp)];
	return (
		<footer className={classes.footer}>
			<div className={classes.footerInner}>
				<p>{text(site.footer?.text)}</p>
				<nav className={classes.footerLinks} aria-label={t("More about this site")}>
					{(site.footer?.links ?? []).map(({ label, link }) => (
						<LinkTo key={link.to ?? link.href} link={link} className={classes.footerLink}>
							{text(label)}
						</LinkTo>
					))}
					{phone && (
						<a href={`tel:${phone.replace(NOT_DIALLED, "")}`} className={classes.footerLink}>
							{t("Phone: {phone}", { phone })}
						</a>
					)}
				</nav>
				<p className={classes.footerMeta}>
					{lines.filter(Boolean).map((line) => (
						<span key={line}>{line}</span>
					))}
				</p>
			</div>
		</footer>
	);
}
