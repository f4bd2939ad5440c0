import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ProblemText } from "./ProblemText.tsx";
import { useAdvice } from "./use-advice.ts";

/** A problem for whoever knows no JSON: what to do about it. What the check found, and at which pointer, is folded away. */
export function PlainProblem({ problem, line }: { problem: Diagnostic; line?: ReactNode }) {
	const { t } = useStudioI18n();
	const documents = useDocuments();
	const words = useAdvice();
	const advice = words?.(problem, documents);
	if (words && advice === undefined) return <ProblemText problem={problem} />;
	return (
		<>
			<Text aria-busy={!words}>{advice ?? "…"}</Text>
			<Box asChild fontSize="xs">
				<details>
					<summary>{t("Details")}</summary>
					<ProblemText problem={problem} />
					<Text color="fg.muted" wordBreak="break-all">
						{problem.pointer || "/"} · {problem.code} {line}
					</Text>
				</details>
			</Box>
		</>
	);
}
