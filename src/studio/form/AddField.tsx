import { Button } from "@chakra-ui/react/button";
import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { Icon } from "../../../renderer/index.ts";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { addQuestion, FIELD_KINDS } from "./field-types.ts";
import type { FormQuestion } from "./form-model.ts";

type AddFieldProps = {
	path: string;
	form: JsonObject;
	step: number;
	/** The new field follows this one; without it, the last. */
	after: FormQuestion | undefined;
	onAdded(name: string): void;
};

/** The kinds of question that can be added. */
export function AddField({ path, form, step, after, onAdded }: AddFieldProps) {
	const { t, translate } = useStudioI18n();
	const make = useMake();
	const add = (id: string) => {
		const type = FIELD_KINDS.find((one) => one.id === id);
		if (!type) return;
		const { name, edits } = addQuestion(path, form, type, { title: t("New question"), after, step });
		if (make(...edits)) onAdded(name);
	};
	return (
		<Menu.Root onSelect={({ value }) => add(value)}>
			<Menu.Trigger asChild>
				<Button variant="outline" bg="bg.panel" borderStyle="dashed" w="full">
					<Icon icon="layui-icon-addition" />
					{after ? t("Add a question after “{label}”", { label: after.label }) : t("Add a question")}
				</Button>
			</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content minW="64" maxH="70dvh" overflowY="auto">
						{FIELD_KINDS.map(({ id, label, icon }) => (
							<Menu.Item key={id} value={id} py="2">
								<Icon icon={`layui-icon-${icon}`} />
								<Menu.ItemText>{translate(label)}</Menu.ItemText>
							</Menu.Item>
						))}
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}
