import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { StudioMenu } from "../frame/StudioMenu.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { emptyOf, type MetaPart, settingsOf } from "./meta-parts.ts";

type PartsWithinProps = {
	path: string;
	document: JsonObject;
	pointer: string;
	part: MetaPart;
	onOpen(pointer: string): void;
	/** Parts that are shown elsewhere. */
	except?(key: string): boolean;
};

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : Object.keys(Object(value)).length);

/** The parts of an object that have settings of their own, and those that could be added. */
export function PartsWithin({ path, document, pointer, part, onOpen, except }: PartsWithinProps) {
	const { t, translate } = useStudioI18n();
	const make = useMake();
	const settings = useMemo(() => settingsOf(part), [part]);
	const isHere = ({ key }: { key: string }) => !except?.(key);
	const nested = settings.nested.filter(isHere).map((one) => ({ ...one, title: translate(one.title) }));
	const absent = settings.absent.filter(isHere).map((one) => ({ ...one, title: translate(one.title) }));
	const tokens = pointerTokens(pointer);
	const add = (key: string) => {
		const found = absent.find((one) => one.key === key);
		if (found && make(...setAt(path, document, [...tokens, key], emptyOf(found.schema))))
			onOpen(toPointer([...tokens, key]));
	};
	if (nested.length + absent.length === 0) return null;
	return (
		<Stack as="section" gap="3">
			<Heading as="h3" size="sm">
				{t("Parts within")}
			</Heading>
			{nested.map(({ key, title, help, value }) => (
				<Flex key={key} gap="3" align="center" bg="bg.panel" borderWidth="1px" borderRadius="lg" px="4" py="3">
					<Box flex="1" minW="0">
						<Text fontWeight="medium">{title}</Text>
						<Text color="fg.muted" fontSize="xs" lineClamp="2" lang={translate(help) === help ? "en" : undefined}>
							{translate(help)}
						</Text>
					</Box>
					<Button
						size="xs"
						variant="ghost"
						aria-label={t("Remove “{label}”", { label: title })}
						onClick={() => make(...setAt(path, document, [...tokens, key], undefined))}
					>
						<Icon icon={ACTS.remove.icon} />
					</Button>
					<Button
						size="sm"
						variant="outline"
						aria-label={t("Open {name}", { name: title })}
						onClick={() => onOpen(toPointer([...tokens, key]))}
					>
						{t("Open ({count})", { count: sizeOf(value) })}
					</Button>
				</Flex>
			))}
			{absent.length > 0 && (
				<StudioMenu
					variant="outline"
					borderStyle="dashed"
					bg="bg.panel"
					groups={[{ entries: absent.map(({ key, title }) => ({ value: key, label: title })) }]}
					onSelect={add}
				>
					<Icon icon={ACTS.add.icon} />
					{t("Add a part")}
				</StudioMenu>
			)}
		</Stack>
	);
}
