import { Alert } from "@chakra-ui/react/alert";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { MendButton } from "./MendButton.tsx";
import { PlainProblem } from "./PlainProblem.tsx";
import { ProblemText } from "./ProblemText.tsx";

type ProblemCardsProps = {
	list: readonly Diagnostic[];
	/** Leads to the line that a problem stands on, beside the source: without it problems are said for whoever reads none. */
	onLine?(problem: Diagnostic): void;
};

/** Problems one below the other, each with what mends it where that is known. */
export default function ProblemCards({ list, onLine }: ProblemCardsProps) {
	const { t } = useStudioI18n();
	return list.map((problem) => (
		<Alert.Root
			key={`${problem.pointer} ${problem.code} ${problem.message}`}
			status={problem.severity === "error" ? "error" : "warning"}
			size="sm"
		>
			<Alert.Indicator />
			<Alert.Content gap="1">
				{onLine ? <ProblemText problem={problem} /> : <PlainProblem problem={problem} />}
				<Flex gap="3" align="center" wrap="wrap">
					{onLine && (
						<ChakraLink asChild>
							<button type="button" onClick={() => onLine(problem)}>
								{t("Line {line}", { line: problem.line })}
							</button>
						</ChakraLink>
					)}
					<MendButton problem={problem} />
				</Flex>
			</Alert.Content>
		</Alert.Root>
	));
}
