import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAdminCommand } from "../session/use-admin-command.ts";
import type { Passkey } from "./passkey-types.ts";

type PasskeyItemProps = { passkey: Passkey; onChanged(): void };

function RenameForm({ passkey, onChanged, onDone }: PasskeyItemProps & { onDone(): void }) {
	const { t } = useStudioI18n();
	const { send, busy, problem } = useAdminCommand();
	const [typed, setTyped] = useState(passkey.name);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void send("passkeys/rename", { id: passkey.id, name: typed.trim() }, () => {
			onChanged();
			onDone();
		});
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 12rem" maxW="md" invalid={problem !== undefined}>
					<Field.Label>{t("New name")}</Field.Label>
					<Input autoFocus maxLength={60} value={typed} onChange={(event) => setTyped(event.target.value)} />
					<Field.ErrorText role="alert">{problem}</Field.ErrorText>
				</Field.Root>
				<Button type="submit" loading={busy} disabled={typed.trim() === ""}>
					{t("Rename it")}
				</Button>
				<Button variant="outline" onClick={onDone}>
					{t("Cancel")}
				</Button>
			</Flex>
		</form>
	);
}

/** One of one's passkeys: when it was last used; it can be renamed and removed. */
export function PasskeyItem({ passkey, onChanged }: PasskeyItemProps) {
	const { t, time } = useStudioI18n();
	const { send } = useAdminCommand();
	const [renaming, setRenaming] = useState(false);
	const { id, name, created_at, last_used_at } = passkey;
	const remove = () =>
		send("passkeys/remove", { id }, () => {
			toast("success", t("The passkey was removed."));
			onChanged();
		});
	return (
		<Box as="li" px={{ base: "4", md: "5" }} py="4">
			<Flex gap="3" wrap="wrap" justify="space-between" align="center">
				<Box minW="0">
					<Text fontWeight="semibold" overflowWrap="anywhere">
						{name}
					</Text>
					<Text color="fg.muted">
						{t("Added {when}", { when: time(created_at) })} ·{" "}
						{last_used_at ? t("last used {when}", { when: time(last_used_at) }) : t("not used yet")}
					</Text>
				</Box>
				{!renaming && (
					<Flex gap="2">
						<Button size="sm" variant="ghost" aria-label={`${t("Rename")}: ${name}`} onClick={() => setRenaming(true)}>
							{t("Rename")}
						</Button>
						<ConfirmButton
							label={t("Remove")}
							about={name}
							title={t("Remove the passkey “{name}”?", { name })}
							text={t("It signs nobody in any more. Delete it on your device, too.")}
							confirm={t("Remove it")}
							danger
							onConfirm={remove}
						/>
					</Flex>
				)}
			</Flex>
			{renaming && <RenameForm passkey={passkey} onChanged={onChanged} onDone={() => setRenaming(false)} />}
		</Box>
	);
}
