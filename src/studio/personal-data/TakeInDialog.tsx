import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Textarea } from "@chakra-ui/react/textarea";
import { type FormEvent, useId, useState } from "react";
import { usePost } from "../administration/use-post.ts";
import { Choose } from "../frame/Choose.tsx";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CHANNEL_WORDS, IDENTITY_WORDS, REQUEST_KIND_WORDS, STAFF_CHECKS } from "./data-request-words.ts";

const EMPTY = {
	kind: "export",
	channel: "counter",
	about: "account",
	mobile: "",
	number: "",
	query_code: "",
	identity: "",
	wish: "",
};
type Taken = typeof EMPTY;

/** What is sent of what was typed: of the account or of the case, whichever was chosen. */
const bodyOf = ({ kind, channel, about, mobile, number, query_code, identity, wish }: Taken) => ({
	kind,
	channel,
	identity: identity || null,
	wish,
	...(about === "account" ? { mobile: mobile.trim() } : { number: number.trim(), query_code: query_code.trim() }),
});

type FieldsProps = { taken: Taken; change(part: Partial<Taken>): void };

/** Asks whose data it is about. */
function WhoseFields({ taken, change }: FieldsProps) {
	const { t } = useStudioI18n();
	const input = (name: "mobile" | "number" | "query_code", label: string) => (
		<Field.Root required>
			<Field.Label>{label}</Field.Label>
			<Input
				value={taken[name]}
				inputMode={name === "mobile" ? "numeric" : "text"}
				maxLength={32}
				autoComplete="off"
				onChange={(event) => change({ [name]: event.target.value })}
			/>
		</Field.Root>
	);
	const whose = [
		{ value: "account", label: t("An account, by its mobile number") },
		{ value: "case", label: t("A case without a name, by number and query code") },
	];
	return (
		<>
			<Field.Root>
				<Field.Label>{t("Whose data")}</Field.Label>
				<Choose value={taken.about} options={whose} onChoose={(about) => change({ about })} />
			</Field.Root>
			{taken.about === "account" ? (
				input("mobile", t("Mobile number"))
			) : (
				<>
					{input("number", t("Number of a case"))}
					{input("query_code", t("Query code"))}
				</>
			)}
		</>
	);
}

function TakenFields({ taken, change }: FieldsProps) {
	const { t } = useStudioI18n();
	const kinds = Object.entries(REQUEST_KIND_WORDS).map(([value, label]) => ({ value, label: t(label) }));
	const channels = (["counter", "phone", "letter"] as const).map((value) => ({
		value,
		label: t(CHANNEL_WORDS[value]),
	}));
	const checks = STAFF_CHECKS.map((value) => ({ value, label: t(IDENTITY_WORDS[value]) }));
	return (
		<>
			<Field.Root>
				<Field.Label>{t("What is asked for")}</Field.Label>
				<Choose value={taken.kind} options={kinds} onChoose={(kind) => change({ kind })} />
			</Field.Root>
			<Field.Root>
				<Field.Label>{t("How it came")}</Field.Label>
				<Choose value={taken.channel} options={channels} onChoose={(channel) => change({ channel })} />
			</Field.Root>
			<WhoseFields taken={taken} change={change} />
			<Field.Root>
				<Field.Label>{t("How it was checked who asks")}</Field.Label>
				<Choose
					value={taken.identity}
					options={[{ value: "", label: t("Not yet") }, ...checks]}
					onChoose={(identity) => change({ identity })}
				/>
			</Field.Root>
			<Field.Root>
				<Field.Label>{t("In their words")}</Field.Label>
				<Textarea
					rows={3}
					maxLength={2000}
					value={taken.wish}
					onChange={(event) => change({ wish: event.target.value })}
				/>
				<Field.HelperText>{t("Kept until it is settled.")}</Field.HelperText>
			</Field.Root>
		</>
	);
}

/** Takes down what somebody asks for whoever calls, comes to the counter or writes. What was typed stays until it is taken. */
export function TakeInDialog({ onTaken }: { onTaken(): void }) {
	const { t } = useStudioI18n();
	const post = usePost();
	const form = useId();
	const [open, setOpen] = useState(false);
	const [taken, setTaken] = useState(EMPTY);
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		const outcome = await post("data-requests", bodyOf(taken), t("It was taken down."));
		if (outcome?.code !== 0) return;
		setTaken(EMPTY);
		setOpen(false);
		onTaken();
	};
	return (
		<StudioDialog
			title={t("Take down a request")}
			open={open}
			onOpen={setOpen}
			description={t("For who calls, comes to the counter or writes.")}
			trigger={<Button>{t("Take down a request …")}</Button>}
			actions={
				<Button type="submit" form={form}>
					{t("Take it down")}
				</Button>
			}
		>
			<form id={form} onSubmit={(event) => void onSubmit(event)}>
				<Stack gap="4">
					<TakenFields taken={taken} change={(part) => setTaken((before) => ({ ...before, ...part }))} />
				</Stack>
			</form>
		</StudioDialog>
	);
}
