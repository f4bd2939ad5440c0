import { type ChangeEvent, type FocusEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Path } from "../../../schemas/rules/pointer.ts";
import { afterPress } from "./after-press.ts";
import { type FormSession, useFormSession } from "./form-session.ts";
import { useFieldValue } from "./use-field-value.ts";

/** After so long without a key, what is typed becomes the value, and with it part of the draft. */
const PAUSE = 300;

/** How a value is written in an input, and what a text in it means. */
export type Writing = { write(value: unknown): string; read(text: string): unknown };

/** Text without the space around it; none, or nothing but space, is no value. */
export const PLAIN: Writing = {
	write: (value) => (value === undefined || value === null ? "" : String(value)),
	read: (text) => text.trim() || undefined,
};

/** The value where something is typed that the browser cannot read, as half a date: no rule takes it. */
const UNREAD = "\uFFFD";

type Typed = HTMLInputElement | HTMLTextAreaElement;
type TypedValueWriter = { type(text: string): void; put(): void; fail(input: Typed): void; leave(): void };

/** Keeps the text between the keys and the values: one field is touched by a key, all of them by a pause. */
function createTypedValueWriter(
	{ values, errors, check }: FormSession,
	pointer: string,
	path: Path,
	read: Writing["read"],
): TypedValueWriter {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let release: (() => void) | undefined;
	let text = "";
	const put = () => {
		if (!release) return;
		clearTimeout(timer);
		release();
		release = undefined;
		const value = text === UNREAD ? UNREAD : read(text);
		if (!Object.is(value, values.at(pointer))) values.put(path, value);
		if (errors.at(pointer) !== undefined) void check(pointer);
	};
	const type = (next: string) => {
		text = next;
		release ??= values.deferWrite(put);
		clearTimeout(timer);
		timer = setTimeout(put, PAUSE);
	};
	return {
		type,
		put,
		fail({ value, validity }) {
			// Browsers say nothing while half a date is typed.
			if (validity.badInput) type(UNREAD);
			else if (values.at(pointer) === UNREAD) type(value);
		},
		leave() {
			const typed = release !== undefined;
			put();
			if (typed || values.at(pointer) !== undefined) void check(pointer);
		},
	};
}

/**
 * The state of an input that is typed into. The text is the input's own while it has the focus; it becomes the value
 * after a pause, on leaving and on sending. Leaving it checks the value.
 */
export function useTypedValue(pointer: string, path: Path, writing: Writing = PLAIN) {
	const session = useFormSession();
	const value = useFieldValue(pointer);
	const [typed, setTyped] = useState<string>();
	const writer = useMemo(
		() => createTypedValueWriter(session, pointer, path, writing.read),
		[session, pointer, path, writing.read],
	);
	const latest = useRef(writer);
	useEffect(() => {
		latest.current = writer;
		return writer.put;
	}, [writer]);
	useEffect(() => {
		// The input that half a date stood in is gone, and this one is empty.
		if (session.values.at(pointer) === UNREAD) session.values.put(path, undefined);
	}, [session, pointer, path]);
	return {
		// What could not be read is left standing: an empty value takes nothing away from it.
		text: typed ?? (value === UNREAD ? "" : writing.write(value)),
		onChange(event: ChangeEvent<Typed>) {
			setTyped(event.target.value);
			latest.current.type(event.target.value);
		},
		onBlur({ target }: FocusEvent<Typed>) {
			latest.current.fail(target);
			afterPress(() => {
				latest.current.leave();
				setTyped(undefined);
			});
		},
	};
}
