import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type CountProps = {
	count: number;
	/** How many opened the form. */
	of: number;
	/** The same share of the version that this one is compared with. */
	before?: number | undefined;
	smallest: number;
};

const shareOf = (count: number, of: number) => (of === 0 ? 0 : count / of);

/** A number as a share of all who opened the form, with a bar; what the bar shows stands in words beside it. */
export function Count({ count, of, before, smallest }: CountProps) {
	const { t } = useStudioI18n();
	const share = Math.min(1, shareOf(count, of));
	return (
		<Box minW="24">
			<Text>
				{count === 0
					? t("fewer than {smallest}", { smallest })
					: t("{count, number} ({share, number, percent})", { count, share })}
			</Text>
			<Box aria-hidden h="1.5" bg="bg.emphasized" borderRadius="full" overflow="hidden">
				<Box h="full" bg="colorPalette.mark" width={`${Math.round(share * 100)}%`} />
			</Box>
			{before !== undefined && (
				<Text color="fg.muted" fontSize="sm">
					{t("before: {share, number, percent}", { share: before })}
				</Text>
			)}
		</Box>
	);
}

/** The share of a number of all who opened the form in a version; undefined without such a version. */
export const shareBefore = (count: number | undefined, opened: number | undefined): number | undefined =>
	count === undefined || opened === undefined ? undefined : Math.min(1, shareOf(count, opened));
