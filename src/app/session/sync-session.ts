import type { SessionPort } from "../../../renderer/index.ts";
import type { UserInfo } from "../../../schemas/types.gen.ts";
import type { Stores } from "../../stores/stores-context.tsx";

/** What starts and changes a session. The language of a profile comes along to each device where its owner logs in. */
export function syncSession({
	user,
	preferences,
}: Pick<Stores, "user" | "preferences">): Pick<SessionPort, "start" | "update"> {
	const speakTo = ({ locale }: UserInfo) =>
		locale &&
		preferences.update((draft) => {
			draft.locale = locale;
		});
	return {
		start(session) {
			user.start(session);
			speakTo(session.user_info);
		},
		update(user_info) {
			user.update(user_info);
			speakTo(user_info);
		},
	};
}
