import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { comparedSources, type HeldTo, heldToWords, readCompared } from "../form/compared-model.ts";
import { setOption } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type ComparedProps = { path: string; form: JsonObject; fields: readonly FormQuestion[]; field: FormQuestion };

/** Other answers that this one is held to, such as an end that is later than its start. Nothing where none is of the same kind. */
export function ComparedEditor({ path, form, fields, field }: ComparedProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const ways = heldToWords(field);
	const sources = comparedSources(fields, field);
	const held = readCompared(field.options.compared);
	const [firstSource] = sources;
	if (ways.length === 0 || !firstSource) return null;
	const put = (next: readonly [HeldTo, string][]) =>
		make(...setOption(path, form, field, "compared", next.length > 0 ? Object.fromEntries(next) : undefined));
	const free = ways.find(({ value }) => held.every(([way]) => way !== value));
	return (
		<Stack gap="3">
			{held.map(([way, pointer], index) => (
				<Stack key={way} gap="2" bg="bg.subtle" borderWidth="1px" borderRadius="md" p="3">
					<Choose
						size="sm"
						label={t("It must be")}
						value={way}
						options={ways.map(({ value, label }) => ({ value, label: t(label) }))}
						onChoose={(chosen) => {
							const known = ways.find(({ value }) => value === chosen);
							if (known) put(held.with(index, [known.value, pointer]));
						}}
					/>
					<Choose
						size="sm"
						label={t("The other answer")}
						value={pointer}
						options={sources.map((source) => ({ value: source.pointer, label: source.label }))}
						onChoose={(chosen) => put(held.with(index, [way, chosen]))}
					/>
					<Button size="xs" variant="ghost" alignSelf="flex-end" onClick={() => put(held.toSpliced(index, 1))}>
						<Icon icon={ACTS.remove.icon} />
						{t("Remove this comparison")}
					</Button>
				</Stack>
			))}
			{free && (
				<Button
					size="sm"
					variant="outline"
					alignSelf="flex-start"
					onClick={() => put([...held, [free.value, firstSource.pointer]])}
				>
					<Icon icon={ACTS.add.icon} />
					{t("Hold it to another answer")}
				</Button>
			)}
		</Stack>
	);
}
