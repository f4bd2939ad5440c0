import { Text } from "@chakra-ui/react/text";
import { useEffect, useState } from "react";
import type { DiagnosticCode } from "../../../schemas/compiler/codes.ts";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type Meanings = Readonly<Record<DiagnosticCode, string>>;

/** What each kind of problem means in the editor's language; nothing in English, in which problems are worded. */
function useMeanings(): Meanings | undefined {
	const { locale } = useStudioI18n();
	const [meanings, setMeanings] = useState<Meanings>();
	useEffect(() => {
		if (!locale.startsWith("zh")) setMeanings(undefined);
		else void import("./chinese-meanings.ts").then((loaded) => setMeanings(loaded.CHINESE_MEANINGS));
	}, [locale]);
	return meanings;
}

/** What is wrong in the editor's language, and what was found and expected there as the compiler words it. */
export function ProblemText({ problem }: { problem: Diagnostic }) {
	const meaning = useMeanings()?.[problem.code];
	return (
		<>
			{meaning && <Text fontWeight="medium">{meaning}</Text>}
			<Text lang="en" fontSize={meaning ? "xs" : undefined}>
				{problem.message}
			</Text>
		</>
	);
}
