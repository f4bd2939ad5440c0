import { StatePanel, skin } from "../../renderer/index.ts";

/** Instead of everything: what happened, and a button that loads the page anew. */
export function FullPageMessage({ title, text, reload }: Record<"title" | "text" | "reload", string>) {
	return (
		<main className={skin.shell().main}>
			<StatePanel icon="layui-icon-face-cry" title={title} text={text} role="alert">
				<button type="button" className={skin.button()} onClick={() => window.location.reload()}>
					{reload}
				</button>
			</StatePanel>
		</main>
	);
}
