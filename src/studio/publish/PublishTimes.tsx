import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { momentIn } from "../../../schemas/rules/formats/dates.ts";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";

/** When it comes and when the release before returns, as inputs have it: by the portal's clock, empty for now and never. */
export type Times = { at: string; until: string };

/** The times as the server takes them. */
export const timesSent = ({ at, until }: Times, timeZone: string) => ({
	...(at && { at: momentIn(timeZone, at)?.toISOString() }),
	...(until && { until: momentIn(timeZone, until)?.toISOString() }),
});

/** What is wrong with times at a moment, in milliseconds: what the server would refuse without saying where. */
export function timesProblems(
	{ at, until }: Times,
	now: number,
	timeZone: string,
): Partial<Record<keyof Times, StudioText>> {
	const instant = (wall: string) => momentIn(timeZone, wall)?.getTime() ?? now;
	const begin = at ? instant(at) : now;
	return {
		...(begin < now && { at: "This time has passed." }),
		...(until && instant(until) <= Math.max(begin, now) && { until: "It has to end after it begins." }),
	};
}

/** Asks when to publish, and until when. */
export function PublishTimes({ times, onChange }: { times: Times; onChange(times: Times): void }) {
	const { t, timeZone } = useStudioI18n();
	const wrong = timesProblems(times, Date.now(), timeZone);
	return (
		<Flex gap="4" wrap="wrap">
			<Field.Root flex="1 1 14rem" invalid={wrong.at !== undefined}>
				<Field.Label>{t("From when on")}</Field.Label>
				<Input
					type="datetime-local"
					value={times.at}
					onChange={(event) => onChange({ ...times, at: event.target.value })}
				/>
				<Field.HelperText>{t("Empty: at once.")}</Field.HelperText>
				<Field.ErrorText>{wrong.at && t(wrong.at)}</Field.ErrorText>
			</Field.Root>
			<Field.Root flex="1 1 14rem" invalid={wrong.until !== undefined}>
				<Field.Label>{t("Until when")}</Field.Label>
				<Input
					type="datetime-local"
					value={times.until}
					onChange={(event) => onChange({ ...times, until: event.target.value })}
				/>
				<Field.HelperText>{t("Empty: for good. At the end, what is in force now returns by itself.")}</Field.HelperText>
				<Field.ErrorText>{wrong.until && t(wrong.until)}</Field.ErrorText>
			</Field.Root>
		</Flex>
	);
}
