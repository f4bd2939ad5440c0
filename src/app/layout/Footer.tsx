import { LinkTo, skin, useI18n, usePorts, useResolver } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";

const classes = skin.shell();

/** The footer of the site document, with what the administration configured: copyright, registration, phone. */
export function Footer({ site }: { site: SiteDocument }) {
	const { text } = useResolver();
	const { t, text: say } = useI18n();
	const { admin } = usePorts().config;
	const lines = [
		admin.copyright && say(admin.copyright),
		admin.icp && say(admin.icp),
		admin.service_phone && t("Phone: {phone}", { phone: admin.service_phone }),
	];
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
