import { Field } from "@chakra-ui/react/field";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useAdminRead } from "../api/use-admin.ts";
import { Choose } from "../frame/Choose.tsx";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type FormVersion = {
	id: string;
	title: string;
	/** Those on the server that were started on this version. */
	drafts: number;
	in_force: boolean;
	revoked: boolean;
	/** Whether the portal has another version of the form now. */
	followed: boolean;
};

/** What becomes of who has begun the form. */
function Outcome({ version }: { version: FormVersion }) {
	const { t } = useStudioI18n();
	return (
		<Text role="status">
			{t("Drafts on the server that were started on this version: {count}.", { count: version.drafts })}{" "}
			{version.followed
				? t("Who has begun one, on a device too, goes over to the version in force and keeps what fits into it.")
				: t("The portal has this form no more: what was begun cannot be sent.")}
		</Text>
	);
}

type RevokeFormProps = {
	release: string;
	when: string;
	onRevoke(body: { form: string; reason: string }): Promise<void>;
};

/** Revokes the version that a release has of one form, once one has seen what that does to begun drafts. */
export default function RevokeForm({ release, when, onRevoke }: RevokeFormProps) {
	const { t, translate } = useStudioI18n();
	const [isOpen, setOpen] = useState(false);
	const [chosen, setChosen] = useState("");
	const path = isOpen ? `releases/${release}/forms` : null;
	const { data, error, mutate } = useAdminRead<{ forms: readonly FormVersion[] }>(path);
	const open = data?.forms.filter(({ in_force, revoked }) => !in_force && !revoked) ?? [];
	const version = open.find(({ id }) => id === chosen) ?? open[0];
	return (
		<ConfirmButton
			label={t("Revoke one form …")}
			about={when}
			title={t("Revoke one form of what was published on {when}?", { when })}
			text={t("Nothing more is filed with this version of the form. This cannot be undone.")}
			reason={t("Why is it revoked?")}
			confirm={t("Revoke it")}
			danger
			isReady={version !== undefined}
			onOpen={setOpen}
			onConfirm={async (reason) => {
				if (version) await onRevoke({ form: version.id, reason });
				await mutate();
			}}
		>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && !version && <Text>{t("No form of it can be revoked: all are in force, or revoked already.")}</Text>}
			{version && (
				<>
					<Field.Root>
						<Field.Label>{t("Form")}</Field.Label>
						<Choose
							value={version.id}
							options={open.map(({ id, title }) => ({ value: id, label: translate(title) }))}
							onChoose={setChosen}
						/>
					</Field.Root>
					<Outcome version={version} />
				</>
			)}
		</ConfirmButton>
	);
}
