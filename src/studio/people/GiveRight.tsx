import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { type FormEvent, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Givable, Given } from "./people-types.ts";

/** What the choices of a scope are called in an option's value. */
const TEAM = "team:";
const CATEGORY = "category:";
const ALL = "role";

function givenBy(what: string, scope: string): Given {
	if (scope === ALL) return { role: what };
	const kind = scope.slice(0, scope.indexOf(":") + 1);
	const name = scope.slice(scope.indexOf(":") + 1);
	return kind === TEAM ? { right: what, team: name } : { right: what, category: name };
}

/** Chooses a role, or a right and what it is over, and gives it. */
export function GiveRight({ givable, onGive }: { givable: Givable; onGive(given: Given): Promise<void> }) {
	const { t, translate } = useStudioI18n();
	const [scope, setScope] = useState(ALL);
	const choices = scope === ALL ? givable.roles : givable.rights;
	const [what, setWhat] = useState("");
	const chosen = choices.includes(what) ? what : (choices[0] ?? "");
	const [busy, setBusy] = useState(false);
	const scopes = [
		{ value: ALL, label: t("The whole portal (a role)") },
		...givable.teams.map(({ id, name }) => ({ value: TEAM + id, label: t("Team: {name}", { name }) })),
		...givable.categories.map(({ code, name }) => ({ value: CATEGORY + code, label: t("Category: {name}", { name }) })),
	];
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		await onGive(givenBy(chosen, scope));
		setBusy(false);
	};
	return (
		<form onSubmit={(event) => void onSubmit(event)}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="2 1 14rem">
					<Field.Label>{t("For")}</Field.Label>
					<Choose value={scope} options={scopes} onChoose={setScope} />
				</Field.Root>
				<Field.Root flex="1 1 10rem">
					<Field.Label>{t("May")}</Field.Label>
					<Choose
						value={chosen}
						options={choices.map((value) => ({ value, label: translate(value) }))}
						onChoose={setWhat}
					/>
				</Field.Root>
				<Button type="submit" variant="outline" loading={busy}>
					{t("Give")}
				</Button>
			</Flex>
		</form>
	);
}
