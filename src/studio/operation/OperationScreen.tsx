import { Alert } from "@chakra-ui/react/alert";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { useAdminRead } from "../api/use-admin.ts";
import { ruled } from "../frame/ruled.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ALARM_WORDS, FIGURE_GROUPS, type FigureRow, figureText, LABEL_WORDS } from "./figure-words.ts";
import type { OperationReport, ShownFigure } from "./operation-types.ts";

/** Milliseconds after which the figures are read anew while the page is looked at. */
const REFRESH_MS = 10_000;

/** Says the labels of a value. */
function useLabelsText() {
	const { t } = useStudioI18n();
	const word = (label: string) => {
		const text = LABEL_WORDS[label];
		return text ? t(text) : label;
	};
	return ({ labels }: ShownFigure) => Object.values(labels).map(word).join(" · ");
}

function Alarms({ alarms }: Pick<OperationReport, "alarms">) {
	const { t } = useStudioI18n();
	const labelsText = useLabelsText();
	if (alarms.length === 0)
		return (
			<Alert.Root status="success" role="status">
				<Alert.Indicator />
				<Alert.Title>{t("Nothing is alarming.")}</Alert.Title>
			</Alert.Root>
		);
	return (
		<Box role="status">
			<Stack as="ul" gap="2" listStyleType="none">
				{alarms.map((alarm) => (
					<Alert.Root as="li" key={`${alarm.alarm} ${labelsText(alarm)}`} status="error">
						<Alert.Indicator />
						<Alert.Content>
							<Alert.Title>{t(ALARM_WORDS[alarm.alarm] ?? "Something is alarming.")}</Alert.Title>
							<Alert.Description>{labelsText(alarm)}</Alert.Description>
						</Alert.Content>
					</Alert.Root>
				))}
			</Stack>
		</Box>
	);
}

/** A figure, and what it is called. */
function Line({ label, detail = "", children }: { label: string; detail?: string; children: string }) {
	return (
		<Flex gap="3" px="5" py="3" justify="space-between">
			<Box as="dt" minW="0">
				{label}
				{detail && (
					<Text as="span" color="fg.muted" fontSize="sm" display="block">
						{detail}
					</Text>
				)}
			</Box>
			<Box as="dd" fontVariantNumeric="tabular-nums" textAlign="end" flex="none" maxW="60%" overflowWrap="anywhere">
				{children}
			</Box>
		</Flex>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Stack as="section" gap="2" pb="6" breakInside="avoid">
			<Heading as="h2" size="md">
				{title}
			</Heading>
			<Box as="dl" bg="bg.panel" borderWidth="1px" rounded="l3" css={ruled}>
				{children}
			</Box>
		</Stack>
	);
}

function ServerGroup({ server, started_at, node, release, requests }: OperationReport) {
	const { t, time, locale } = useStudioI18n();
	const within = (seconds: number | null) => (seconds === null ? "–" : figureText(locale, "seconds", seconds));
	return (
		<Group title={t("This server")}>
			<Line label={t("Name")}>{server}</Line>
			<Line label={t("Started")}>{time(started_at)}</Line>
			<Line label={t("Release in force")}>{release?.slice(0, 12) ?? "–"}</Line>
			<Line label="Node.js">{node}</Line>
			<Line label={t("Requests since then")}>{figureText(locale, "count", requests.count)}</Line>
			<Line label={t("Requests that failed")}>{figureText(locale, "count", requests.failed)}</Line>
			<Line label={t("Half of them responded to within")}>{within(requests.half_within)}</Line>
			<Line label={t("19 of 20 responded to within")}>{within(requests.most_within)}</Line>
		</Group>
	);
}

/** The values of a figure that are not 0, or that there is none; of a figure with one value always that. */
function FigureLines({
	row: { figure, label, unit, quiet },
	figures,
}: {
	row: FigureRow;
	figures: OperationReport["figures"];
}) {
	const { t, locale } = useStudioI18n();
	const labelsText = useLabelsText();
	const values = figures.filter(({ name, labels }) => name === figure && labels.state !== "idle");
	const shown = quiet ? values.filter(({ value }) => value !== 0) : values;
	if (shown.length === 0) return quiet ? <Line label={t(label)}>{t(quiet)}</Line> : null;
	return shown.map((value) => (
		<Line key={labelsText(value)} label={t(label)} detail={labelsText(value)}>
			{figureText(locale, unit, value.value)}
		</Line>
	));
}

/** How the portal runs: alarms first, then every figure that Prometheus is told. */
export default function OperationScreen() {
	const { t } = useStudioI18n();
	const { data, error, mutate } = useAdminRead<OperationReport>("operation", { refreshMs: REFRESH_MS });
	return (
		<AdminScreen
			title={t("Monitoring")}
			text={t("How the portal runs at this moment, with the same figures and alarms that Prometheus is told.")}
		>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && (
				<>
					<Alarms alarms={data.alarms} />
					<Box columnCount={{ base: 1, lg: 2 }} columnGap="6">
						<ServerGroup {...data} />
						{FIGURE_GROUPS.map(({ title, rows }) => (
							<Group key={title} title={t(title)}>
								{rows.map((row) => (
									<FigureLines key={row.figure} row={row} figures={data.figures} />
								))}
							</Group>
						))}
					</Box>
				</>
			)}
		</AdminScreen>
	);
}
