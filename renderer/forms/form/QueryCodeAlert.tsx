import { useI18n } from "../../i18n/i18n-context.ts";
import { useRelease } from "../../loader/release-context.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";
import { WholeNumbers } from "../../view-parts/whole-numbers/WholeNumbers.tsx";

type Props = { number: string; code: string };

function CopyButton({ number, code }: Props) {
	const { t } = useI18n();
	const { device, dialogs } = usePorts();
	const copy = async () => {
		const copied = await device.copy(t("Case number: {number}\nQuery code: {code}", { number, code }));
		if (copied) dialogs.toast({ tone: "success", text: t("Number and code are copied") });
		else dialogs.toast({ tone: "error", text: t("They could not be copied. Please write them down.") });
	};
	return (
		<button type="button" className={skin.button({ variant: "solid" })} onClick={() => void copy()}>
			<Icon icon="layui-icon-file-b" />
			{t("Copy number and code")}
		</button>
	);
}

/** The way to the case. The code goes along without being in the address, which servers write down. */
function FollowLink({ number, code }: Props) {
	const { t } = useI18n();
	const { Link } = usePorts().router;
	const track = useRelease().current?.manifest.site.track;
	if (track === undefined) return null;
	return (
		<Link to={hrefTo(track, { number })} handed={{ query_code: code }} className={skin.button({ variant: "outline" })}>
			<Icon icon="layui-icon-search" />
			{t("Follow the case")}
		</Link>
	);
}

/**
 * To who has filed without an account: what they need to see the case again. Said whatever the form's document declares.
 */
export function QueryCodeAlert({ number, code, leads }: Props & { leads: boolean }) {
	const { t } = useI18n();
	const classes = skin.notice({ tone: "warning" });
	return (
		<div className={classes.root} role="note">
			<Icon icon="layui-icon-about" className={classes.icon} />
			<div className={classes.words}>
				<p className={classes.title}>{t("Your query code is {code}", { code })}</p>
				<p className={classes.text}>
					<WholeNumbers
						text={t(
							"With this code and the case number {number} you can see how the case stands, without an account. Copy both, write them down, or print this page: later nobody can tell you the code.",
							{ number },
						)}
					/>
				</p>
				<div className={classes.body}>
					<div className={skin.grid({ columns: "natural" }).root}>
						<CopyButton number={number} code={code} />
						{leads && <FollowLink number={number} code={code} />}
					</div>
				</div>
			</div>
		</div>
	);
}
