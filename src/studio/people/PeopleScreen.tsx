import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { useAdmin, useAdminRead } from "../api/use-admin.ts";
import { ruled } from "../frame/ruled.ts";
import { toast } from "../frame/toasts.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { PersonCard } from "./PersonCard.tsx";
import type { Givable, Person } from "./people-types.ts";

const MOBILE = /^1[3-9][0-9]{9}$/;

/** Finds somebody of the staff, or anybody by their whole number; of a number that nobody has yet, an account is opened. */
function FindPerson({ onFind }: { onFind(keyword: string): void }) {
	const { t } = useStudioI18n();
	const call = useAdmin();
	const me = useMe();
	const [typed, setTyped] = useState("");
	const isMobile = MOBILE.test(typed.trim());
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onFind(typed.trim());
	};
	const invite = async () => {
		const { code, msg } = await call("POST", "people", { mobile: typed.trim() });
		if (code === 0) onFind(typed.trim());
		else toast("error", msg);
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 16rem">
					<Field.Label>{t("Name, right, or whole mobile number")}</Field.Label>
					<Input bg="bg.panel" value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
				</Field.Root>
				<Button type="submit">{t("Search")}</Button>
				{isMobile && me?.roles.includes("administrator") && (
					<Button variant="outline" onClick={() => void invite()}>
						{t("Invite this number")}
					</Button>
				)}
			</Flex>
		</form>
	);
}

/** Who works for the portal, and what they may do. */
export default function PeopleScreen() {
	const { t } = useStudioI18n();
	const [keyword, setKeyword] = useState("");
	const people = useAdminRead<{ list: readonly Person[] }>(`people?${new URLSearchParams({ keyword })}`);
	const givable = useAdminRead<Givable>("rights");
	const error = people.error ?? givable.error;
	const list = people.data?.list;
	return (
		<AdminScreen
			title={t("People")}
			text={t(
				"Who works here, and what they may do. They sign in with their mobile number; each change stands in the audit log.",
			)}
		>
			<FindPerson onFind={setKeyword} />
			{error && <Failure error={error} onAgain={() => void people.mutate()} />}
			{(!list || !givable.data) && !error && <Loading />}
			{list?.length === 0 && (
				<Text role="status">{t("Nobody was found. Give a whole mobile number to invite somebody.")}</Text>
			)}
			{list && list.length > 0 && givable.data && (
				<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
					{list.map((person) => (
						<PersonCard
							key={person.id}
							person={person}
							givable={givable.data ?? { roles: [], rights: [], teams: [], categories: [] }}
							onChanged={() => void people.mutate()}
						/>
					))}
				</Stack>
			)}
		</AdminScreen>
	);
}
