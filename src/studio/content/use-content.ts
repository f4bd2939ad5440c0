import { useCallback, useEffect, useRef, useState } from "react";
import { useAdmin, useAdminRead } from "../api/use-admin.ts";
import { useUnloadWarning } from "../frame/use-window.ts";
import type { EditableContent, WrittenContent, WrittenKind } from "./content-types.ts";

/** How what was typed stands with the server. */
export type SavingState = "saved" | "typing" | "saving" | "unreachable" | "refused";

/** Milliseconds without a key after which what was typed is saved. */
const PAUSE = 1200;

/** Somebody's place in an article or project: what they have typed, saved by itself, and what can be done with it. */
export function useContent(kind: WrittenKind, id: string) {
	const call = useAdmin();
	const path = `content/${kind}/${id}`;
	const { data, error, mutate } = useAdminRead<EditableContent>(path);
	const [typed, setTyped] = useState<WrittenContent | null>(null);
	const [saving, setSaving] = useState<SavingState>("saved");
	const [message, setMessage] = useState("");
	const version = useRef<number | null>(null);
	if (data && version.current === null) version.current = data.version;
	const latest = useRef(typed);
	latest.current = typed;

	const post = useCallback(
		async (step: string, body: object = {}) => {
			const answer = await call<{ version: number }>("POST", `${path}/${step}`, { version: version.current, ...body });
			if (answer.code === 0) version.current = answer.data.version;
			return answer;
		},
		[call, path],
	);

	const save = useCallback(async (): Promise<boolean> => {
		const content = latest.current;
		if (!content) return true;
		setSaving("saving");
		try {
			const { code, msg } = await post("save", { content });
			setMessage(code === 0 ? "" : msg);
			if (code === 0 && latest.current === content) setTyped(null);
			setSaving(code === 0 ? "saved" : "refused");
			if (code === 0) await mutate();
			return code === 0;
		} catch {
			setSaving("unreachable");
			return false;
		}
	}, [post, mutate]);

	useEffect(() => {
		if (!typed) return;
		const timer = setTimeout(() => void save(), PAUSE);
		return () => clearTimeout(timer);
	}, [typed, save]);

	// What was typed last goes along when the screen is left, and the browser asks before it is lost.
	const leave = useRef(save);
	leave.current = save;
	useEffect(() => () => void leave.current(), []);
	useUnloadWarning(() => latest.current !== null);

	/** Saves, then takes a step; its answer, or null where it could not be saved. */
	const act = async (step: string, body: object = {}) => {
		if (!(await save())) return null;
		const answer = await post(step, body);
		await mutate();
		return answer;
	};
	/** Takes what the server has in place of what was typed here. */
	const takeTheirs = async () => {
		setTyped(null);
		const theirs = await mutate();
		version.current = theirs?.version ?? null;
		setSaving("saved");
		setMessage("");
	};
	/** Saves what was typed here over what somebody else has saved. */
	const keepMine = async () => {
		const theirs = await mutate();
		version.current = theirs?.version ?? version.current;
		await save();
	};
	const change = (content: WrittenContent) => {
		setSaving("typing");
		setTyped(content);
	};

	return {
		data,
		error,
		content: typed ?? data?.content,
		saving,
		message,
		change,
		save,
		act,
		takeTheirs,
		keepMine,
		again: mutate,
	};
}
