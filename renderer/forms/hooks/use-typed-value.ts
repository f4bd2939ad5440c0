import { type ChangeEvent, type FocusEvent, type RefObject, useEffect, useState } from "react";
import type { FieldInput } from "../model/field.ts";
import type { FormSession } from "../model/session.ts";
import { PLAIN, type Writing } from "../model/writing.ts";
import { useFormSession } from "./form-session.ts";
import { useLatest } from "./use-latest.ts";

/** Longest that a press is waited for, in milliseconds: a drag may end without letting anyone know. */
const WAIT_MS = 1000;

/**
 * Does at once what moves the page; while the pointer is held down on something, once it is let go. Else a button
 * that is pressed would move from under the pointer by the very press, and the click would miss it.
 */
export function afterPress(work: () => void): void {
	if (document.querySelector(":active") === null) {
		work();
		return;
	}
	const letGo = () => {
		clearTimeout(timer);
		document.removeEventListener("mouseup", letGo);
		// The click itself comes right after.
		setTimeout(work);
	};
	const timer = setTimeout(letGo, WAIT_MS);
	document.addEventListener("mouseup", letGo);
}

/** After so long without a key, what is typed becomes the value, and with it part of the draft. */
const PAUSE = 300;

/** The value where something is typed that the browser cannot read, as half a date: no rule takes it. */
const UNREAD = "\uFFFD";

type Typed = HTMLInputElement | HTMLTextAreaElement;
type TypedValueWriter = { type(text: string): void; put(): void; fail(input: Typed): void; leave(): void };

/** Keeps the text between the keys and the values: one field is touched by a key, all of them by a pause. */
function createTypedValueWriter(
	{ values, errors }: FormSession,
	field: RefObject<FieldInput & Writing>,
): TypedValueWriter {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let release: (() => void) | undefined;
	let text = "";
	const put = () => {
		if (!release) return;
		clearTimeout(timer);
		release();
		release = undefined;
		const { pointer, value: before, onChange, onBlur, read } = field.current;
		const value = text === UNREAD ? UNREAD : read(text);
		if (!Object.is(value, before)) onChange(value);
		else if (errors.at(pointer) !== undefined) onBlur(pointer, value);
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
			else if (field.current.value === UNREAD) type(value);
		},
		leave() {
			const typed = release !== undefined;
			put();
			const { pointer, value, onBlur } = field.current;
			if (typed || value !== undefined) onBlur(pointer, value);
		},
	};
}

/**
 * The state of an input that is typed into. The text is the input's own while it has the focus; it becomes the value
 * after a pause, on leaving and on sending. Leaving it checks the value.
 */
export function useTypedValue(field: FieldInput, writing: Writing = PLAIN) {
	const session = useFormSession();
	const { value } = field;
	const current = useLatest({ ...field, ...writing });
	const [typed, setTyped] = useState<string>();
	const [writer] = useState(() => createTypedValueWriter(session, current));
	useEffect(() => {
		const { value: before, onChange } = current.current;
		// The input that half a date stood in is gone, and this one is empty.
		if (before === UNREAD) onChange(undefined);
		return writer.put;
	}, [writer, current]);
	return {
		// What could not be read is left standing: an empty value takes nothing away from it.
		text: typed ?? (value === UNREAD ? "" : writing.write(value)),
		onChange(event: ChangeEvent<Typed>) {
			setTyped(event.target.value);
			writer.type(event.target.value);
		},
		onBlur({ target }: FocusEvent<Typed>) {
			writer.fail(target);
			afterPress(() => {
				writer.leave();
				setTyped(undefined);
			});
		},
	};
}
