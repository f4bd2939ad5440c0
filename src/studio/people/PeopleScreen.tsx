import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { usePost } from "../administration/use-post.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { ruled } from "../frame/ruled.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { isAdministrator } from "../session/rights.ts";
import { PersonCard } from "./PersonCard.tsx";
import type { Givable, Person } from "./people-types.ts";

const MOBILE = /^1[3-9][0-9]{9}$/;

/** Finds somebody of the staff, or anybody by their whole number; of a number that nobody has yet, an account is opened. */
function FindPerson({ onFind, onInvited }: { onFind(keyword: string): void; onInvited(mobile: string): void }) {
	const { t } = useStudioI18n();
	const post = usePost();
	const me = useMe();
	const [typed, setTyped] = useState("");
	const isMobile = MOBILE.test(typed.trim());
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onFind(typed.trim());
	};
	const invite = async () => {
		const mobile = typed.trim();
		const answer = await post("people", { mobile }, t("They were invited. Say below what they may do."));
		if (answer?.code === 0) onInvited(mobile);
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 16rem">
					<Field.Label>{t("Name, right, or whole mobile number")}</Field.Label>
					<Input bg="bg.panel" value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
				</Field.Root>
				<Button type="submit">{t("Search")}</Button>
				{isMobile && isAdministrator(me) && (
					<Button variant="outline" onClick={() => void invite()}>
						{t("Invite this number")}
					</Button>
				)}
			</Flex>
			{isAdministrator(me) && (
				<Text fontSize="sm" color="fg.muted" mt="2">
					{t("To invite somebody, give their whole mobile number.")}
				</Text>
			)}
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
	// Whoever was looked for before they were invited is looked for again: their account is new.
	const showInvited = (mobile: string) => {
		setKeyword(mobile);
		if (mobile === keyword) void people.mutate();
	};
	return (
		<AdminScreen
			title={t("People")}
			text={t(
				"Who works here, and what they may do. They sign in with their mobile number; each change stands in the audit log.",
			)}
		>
			<FindPerson onFind={setKeyword} onInvited={showInvited} />
			{error && <Failure error={error} onAgain={() => void people.mutate()} />}
			{(!list || !givable.data) && !error && <Loading />}
			{list?.length === 0 && <Text role="status">{t("Nobody was found.")}</Text>}
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
