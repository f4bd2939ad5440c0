import { Input, type InputProps } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

type CommitInputProps = Omit<InputProps, "value" | "onChange" | "onBlur"> & {
	value: string;
	/** Lines of a text that may have several; one line without. */
	rows?: number;
	/** A name is a name only as a whole: a pause of typing does not tell it. */
	isWhole?: boolean;
	/** What stands there only until somebody words it: it has the focus, and is typed over. */
	isNew?: boolean;
	/** Told what was typed: on leaving, on the enter key, and in a pause of typing. Once for the same text over the same value. */
	onCommit(value: string): void;
};

/** Milliseconds without a key after which what was typed is taken. */
const PAUSE = 700;

/** An input whose text counts once one pauses, so that an edit is a word and not a letter. */
export function CommitInput({ value, rows, isWhole = false, isNew = false, onCommit, ...rest }: CommitInputProps) {
	const [typed, setTyped] = useState(value);
	const latest = useRef({ typed, value, onCommit });
	latest.current = { typed, value, onCommit };
	const committed = useRef<string>(undefined);
	const [seen, setSeen] = useState(value);
	if (seen !== value) {
		setSeen(value);
		committed.current = undefined;
		// What came from elsewhere, by undo or by somebody else; what one has just typed comes back the same.
		if (typed === seen || typed === value) setTyped(value);
	}
	const commit = () => {
		const now = latest.current;
		if (now.typed === now.value || now.typed === committed.current) return;
		committed.current = now.typed;
		now.onCommit(now.typed);
	};
	const pending = useRef(commit);
	pending.current = commit;
	useEffect(() => {
		if (typed === value || isWhole) return;
		const timer = setTimeout(() => pending.current(), PAUSE);
		return () => clearTimeout(timer);
	}, [typed, value, isWhole]);
	const input = useRef<HTMLInputElement>(null);
	// As it is drawn: a key that comes between would go to the button that was pressed for it.
	useLayoutEffect(() => {
		if (!isNew) return;
		input.current?.focus();
		input.current?.select();
	}, [isNew]);
	// Leaving the screen leaves the input too.
	useEffect(() => () => pending.current(), []);
	const shared = {
		...rest,
		value: typed,
		bg: "bg.panel",
		onChange: (event: { target: { value: string } }) => {
			// Whoever chooses another part with the same breath unmounts this before it is drawn with what was typed.
			latest.current.typed = event.target.value;
			setTyped(event.target.value);
		},
		onBlur: commit,
	};
	if (rows === undefined)
		return <Input ref={input} {...shared} onKeyDown={(event) => event.key === "Enter" && commit()} />;
	const { onChange, onBlur, value: text, bg, id, placeholder } = shared;
	return (
		<Textarea
			onChange={onChange}
			onBlur={onBlur}
			bg={bg}
			id={id}
			placeholder={placeholder}
			rows={rows}
			value={text}
			aria-label={rest["aria-label"]}
		/>
	);
}
