import { skin, useI18n, usePorts } from "../../../renderer/index.ts";
import type { SiteDocument, UserInfo } from "../../../schemas/types.gen.ts";
import { LazyMenu } from "./LazyMenu.tsx";

const MEMBER_CENTRE = "/user/index";

function LoggedIn({ user }: { user: UserInfo }) {
	const { router, session } = usePorts();
	const { t } = useI18n();
	const choose = (value: string) => {
		if (value === "sign-out") session.signOut();
		else router.navigate(value);
	};
	return (
		<LazyMenu
			label={t("Your account")}
			className={skin.button({ variant: "subtle", size: "icon" })}
			heading={[...new Set([user.nickname, user.mobile])].join(" · ")}
			choices={[
				{ value: MEMBER_CENTRE, label: t("Member centre"), icon: "layui-icon-username" },
				{ value: "sign-out", label: t("Log out"), icon: "layui-icon-logout" },
			]}
			onChoose={choose}
		>
			<span className="layui-icon layui-icon-username" aria-hidden="true" />
		</LazyMenu>
	);
}

/** The way in, or who is logged in and what they can do. */
export function UserMenu({ site }: { site: SiteDocument }) {
	const { router, session } = usePorts();
	const { t } = useI18n();
	if (session.user) return <LoggedIn user={session.user} />;
	return (
		<router.Link to={site.login} className={skin.button({ size: "sm" })}>
			{t("Log in")}
		</router.Link>
	);
}
