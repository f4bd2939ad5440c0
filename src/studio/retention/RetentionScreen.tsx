import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { useAdminRead } from "../api/use-admin.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Forecast } from "./Forecast.tsx";
import { Register } from "./Register.tsx";
import type { RetentionReport } from "./retention-types.ts";

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Stack as="section" gap="3">
			<Heading as="h2" size="lg">
				{title}
			</Heading>
			{children}
		</Stack>
	);
}

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
					<Part title={t("What will be erased")}>
						<Forecast {...data} />
					</Part>
					<Part title={t("Register of what was erased")}>
						<Register categories={data.categories} />
					</Part>
				</Stack>
			)}
		</AdminScreen>
	);
}
