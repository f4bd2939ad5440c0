import { Button } from "@chakra-ui/react/button";
import { type FormEvent, useId, useMemo, useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { IconGrid } from "./IconGrid.tsx";
import { catalogueIcons, iconWords } from "./icon-catalogue.ts";

type IconChoiceProps = {
	/** What the icon is of, such as "Icon" or "Logo". */
	label: string;
	/** Where a label of its own points to the button. */
	id?: string;
	/** The class of the icon that is chosen; "" for none. */
	value: string;
	isOptional: boolean;
	onChoose(icon: string): void;
};

/** The icon that is chosen, and a window with all of the catalogue as they are drawn. */
export function IconChoice({ label, id, value, isOptional, onChoose }: IconChoiceProps) {
	const { t, locale } = useStudioI18n();
	const documents = useDocuments();
	const icons = useMemo(() => catalogueIcons(documents, locale), [documents, locale]);
	const form = useId();
	const [open, setOpen] = useState(false);
	const [picked, setPicked] = useState(value);
	const name = icons.find(({ icon }) => icon === value)?.name ?? (value ? iconWords(value) : t("none"));
	const turn = (isOpen: boolean) => {
		setPicked(value);
		setOpen(isOpen);
	};
	const choose = (event: FormEvent) => {
		event.preventDefault();
		setOpen(false);
		if (picked !== value) onChoose(picked);
	};
	return (
		<StudioDialog
			title={t("Choose an icon")}
			open={open}
			onOpen={turn}
			scrollBehavior="inside"
			trigger={
				<Button id={id} variant="outline" bg="bg.panel" aria-label={`${label}: ${name}`} alignSelf="flex-start">
					<Icon icon={value || undefined} />
					{name}
				</Button>
			}
			actions={
				<Button type="submit" form={form}>
					{t("Use this icon")}
				</Button>
			}
		>
			<form id={form} onSubmit={choose}>
				<IconGrid label={label} icons={icons} picked={picked} isOptional={isOptional} onPick={setPicked} />
			</form>
		</StudioDialog>
	);
}
