import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { CopyLink } from "../frame/CopyLink.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Preview } from "./use-preview.ts";

const HOURS = [4, 24, 24 * 7] as const;

/** A link by which somebody without an account can look at what is shown, until it expires. */
export function SharePanel({ make }: { make(hours: number): Promise<Preview | undefined> }) {
	const { t, time } = useStudioI18n();
	const [hours, setHours] = useState("24");
	const [shared, setShared] = useState<Preview>();
	const link = shared && window.location.origin + shared.address;
	return (
		<Stack as="section" gap="3" aria-labelledby="share">
			<Heading as="h2" size="sm" id="share">
				{t("Let somebody look")}
			</Heading>
			<Field.Root>
				<Field.Label>{t("The link works for")}</Field.Label>
				<Choose
					value={hours}
					options={HOURS.map((count) => ({
						value: String(count),
						label:
							count > 24
								? t("{count, plural, one {# day} other {# days}}", { count: count / 24 })
								: t("{count, plural, one {# hour} other {# hours}}", { count }),
					}))}
					onChoose={setHours}
				/>
			</Field.Root>
			<Button
				size="sm"
				variant="outline"
				alignSelf="flex-start"
				onClick={() => void make(Number(hours)).then(setShared)}
			>
				{t("Make a link")}
			</Button>
			{shared && link && (
				<>
					<Field.Root>
						<Field.Label>{t("Whoever has this link sees the changes as they are now")}</Field.Label>
						<Input readOnly value={link} onFocus={(event) => event.target.select()} />
						<Text color="fg.muted" fontSize="xs">
							{t("Until {when}", { when: time(shared.expires_at) })}
						</Text>
					</Field.Root>
					<CopyLink link={link} />
				</>
			)}
		</Stack>
	);
}
