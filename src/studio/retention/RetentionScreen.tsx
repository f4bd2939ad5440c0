import { Stack } from "@chakra-ui/react/stack";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { useAdminRead } from "../api/use-admin.ts";
import { ScreenPart } from "../frame/ScreenPart.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Forecast } from "./Forecast.tsx";
import { Register } from "./Register.tsx";
import type { RetentionReport } from "./retention-types.ts";

/** How long cases are stored: what retention will do, and the register of what was erased. */
export default function RetentionScreen() {
	const { t } = useStudioI18n();
	const { data, error, mutate } = useAdminRead<RetentionReport>("retention");
	return (
		<AdminScreen
			title={t("Retention")}
			text={t("How long cases are stored is said with the categories, in the studio. Here is seen what that leads to.")}
		>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && (
				<Stack gap="8">
					<ScreenPart title={t("What will be erased")}>
						<Forecast {...data} />
					</ScreenPart>
					<ScreenPart title={t("Register of what was erased")}>
						<Register categories={data.categories} />
					</ScreenPart>
				</Stack>
			)}
		</AdminScreen>
	);
}
