import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createStudioI18n, StudioI18nProvider, useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { DocumentsProvider, DraftProvider, useDocuments, useDraftState } from "./draft-context.tsx";
import { openDraft, renderInDraft } from "./open-draft.fixture.tsx";

afterEach(cleanup);

const PATH = "forms/a.json";
const titled = (value: string) => ({ verb: "set" as const, path: PATH, at: "/title", value });

function Title({ onRender }: { onRender?: () => void }) {
	const documents = useDocuments();
	onRender?.();
	return <p>{String(documents[PATH]?.title)}</p>;
}

function State({ name, onRender }: { name: "name" | "version"; onRender: () => void }) {
	const value = useDraftState(name);
	onRender();
	return (
		<p>
			{name} {value}
		</p>
	);
}

it("renders what reads one part again for that part alone", async () => {
	const session = openDraft({ [PATH]: { kind: "form", title: "Old" } });
	const rendered = { title: 0, version: 0, name: 0 };
	renderInDraft(
		session,
		<>
			<Title onRender={() => rendered.title++} />
			<State name="version" onRender={() => rendered.version++} />
			<State name="name" onRender={() => rendered.name++} />
		</>,
	);
	await act(async () => {
		session.make([titled("New")]);
		await session.flush();
	});
	expect(screen.getByText("New")).toBeTruthy();
	expect(screen.getByText("version 1")).toBeTruthy();
	expect(rendered).toEqual({ title: 2, version: 2, name: 1 });
});

it("shows the documents of the moment that is shown around", () => {
	const session = openDraft({ [PATH]: { kind: "form", title: "Old" } });
	const { documents } = session.snapshot();
	renderInDraft(
		session,
		<DocumentsProvider value={documents}>
			<Title />
		</DocumentsProvider>,
	);
	act(() => void session.make([titled("New")]));
	expect(screen.getByText("Old")).toBeTruthy();
});

function Called() {
	const { portal } = useStudioI18n();
	return <p>{studioTitle(PATH, useDocuments()[PATH], portal)}</p>;
}

it("calls a document as its reader's language does, where the documents translate that", async () => {
	const messages = { kind: "messages", locale: "zh-CN", messages: { Old: "旧" } };
	const session = openDraft({ [PATH]: { kind: "form", title: "Old" }, "messages/zh-CN.json": messages });
	const called = (locale: string) => (
		<StudioI18nProvider value={createStudioI18n(locale)}>
			<DraftProvider value={session}>
				<Called />
			</DraftProvider>
		</StudioI18nProvider>
	);
	renderInDraft(session, called("zh-CN"));
	expect(screen.getByText("旧")).toBeTruthy();
	await act(async () => void session.make([titled("New")]));
	expect(screen.getByText("New")).toBeTruthy();
	cleanup();
	renderInDraft(session, called("en-US"));
	await act(async () => void session.make([titled("Old")]));
	expect(screen.getByText("Old")).toBeTruthy();
});
