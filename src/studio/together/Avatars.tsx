import { Flex } from "@chakra-ui/react/flex";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Present } from "./draft-stream.ts";
import { peopleIn, usePresence } from "./presence.ts";

/** Palettes by which people are told apart; the name says who it is. */
const TONES = ["blue", "green", "orange", "red", "gray"];

const toneOf = (id: string) => TONES[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES.length];

/** The first letters of a name: two of a western one, the first of a Chinese one; the end of a number. */
function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/);
	if (/^\d/.test(name)) return name.slice(-2);
	const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [[...(words[0] ?? "")].at(0)];
	return letters.join("").toUpperCase() || "?";
}

/** Somebody as a small disc with their initials; what is read out is their name. */
export function Avatar({ person, size = "6" }: { person: Present; size?: string }) {
	return (
		<Flex
			as="span"
			colorPalette={toneOf(person.user_id)}
			bg="colorPalette.solid"
			color="colorPalette.contrast"
			boxSize={size}
			flex="none"
			align="center"
			justify="center"
			borderRadius="full"
			borderWidth="2px"
			borderColor="bg.panel"
			fontSize="2xs"
			fontWeight="bold"
			lineHeight="1"
			title={person.name}
		>
			<span aria-hidden="true">{initialsOf(person.name)}</span>
		</Flex>
	);
}

/** Who is at a document, or at a part of it, in words for whoever cannot see the discs. */
function AvatarsOf({ people, label }: { people: readonly Present[]; label: string }) {
	return (
		<Flex as="span" gap="0" flex="none" css={{ "& > span + span": { marginInlineStart: "-0.375rem" } }}>
			{people.map((person) => (
				<Avatar key={person.user_id} person={person} />
			))}
			<VisuallyHidden>{label}</VisuallyHidden>
		</Flex>
	);
}

/** Those who have a document open, or a part of it selected; nothing where nobody does. */
export function AvatarsAt({ path, part }: { path: string; part?: string }) {
	const { t } = useStudioI18n();
	const others = usePresence();
	const people = peopleIn(others.filter((one) => one.path === path && (part === undefined || one.part === part)));
	if (people.length === 0) return null;
	return (
		<AvatarsOf people={people} label={t("{names} here too", { names: people.map(({ name }) => name).join(", ") })} />
	);
}
