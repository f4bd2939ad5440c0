import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { type FormEvent, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Correctable, DataRequestTask, TakeStep } from "./data-request-types.ts";

/** A value's name among all that can be corrected. */
const keyOf = ({ case: id, name }: Correctable) => `${id ?? ""} ${name}`;

/** What a value is called, with the case that it is of. */
function useLabelOf() {
	const { t } = useStudioI18n();
	return ({ number, name, label }: Correctable): string => {
		if (number === null) return name === "mobile" ? t("Account: mobile number") : t("Account: name");
		return `${number}: ${label}`;
	};
}

/** Changes named values of an account or a case. What was typed stays where it is refused. */
export function CorrectionTask({ task, takeStep }: { task: DataRequestTask; takeStep: TakeStep }) {
	const { t } = useStudioI18n();
	const labelOf = useLabelOf();
	const [chosen, setChosen] = useState("");
	const [value, setValue] = useState("");
	const current = task.values.find((one) => keyOf(one) === chosen);
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		if (!current) return;
		const body = { case: current.case, name: current.name, value };
		if (await takeStep("correct", body, t("It was corrected."))) setChosen("");
	};
	const onChoose = (key: string) => {
		setChosen(key);
		setValue(task.values.find((one) => keyOf(one) === key)?.text ?? "");
	};
	if (task.values.length === 0) return <Text>{t("There is nothing that could be corrected.")}</Text>;
	return (
		<Stack gap="4">
			<form onSubmit={(event) => void onSubmit(event)}>
				<Stack gap="4" maxW="2xl">
					<Field.Root>
						<Field.Label>{t("What is wrong")}</Field.Label>
						<Choose
							value={chosen}
							options={[
								{ value: "", label: t("Choose …") },
								...task.values.map((one) => ({ value: keyOf(one), label: labelOf(one) })),
							]}
							onChoose={onChoose}
						/>
					</Field.Root>
					{current && (
						<Field.Root required>
							<Field.Label>{t("What is right")}</Field.Label>
							<Textarea autoresize value={value} onChange={(event) => setValue(event.target.value)} />
							<Field.HelperText>
								{t("What stood there is kept nowhere: the register says only that it was changed.")}
							</Field.HelperText>
						</Field.Root>
					)}
					<Button type="submit" alignSelf="flex-start" disabled={!current || task.identity === null}>
						{t("Correct it")}
					</Button>
				</Stack>
			</form>
			{task.identity !== null && (
				<Button variant="outline" alignSelf="flex-start" onClick={() => void takeStep("done", {}, t("It is done."))}>
					{t("All is corrected: done")}
				</Button>
			)}
		</Stack>
	);
}
