import { useState } from "react";
import { FileDialog, type FileViewerProps } from "./FileDialog.tsx";

/** A video or a sound recording over the page, in the browser's own player, which fetches of it what it plays. */
export default function MediaViewer({ file, onClose }: FileViewerProps) {
	const [isBroken, setBroken] = useState(false);
	const Player = file.mime.startsWith("video/") ? "video" : "audio";
	// It begins to load as it is made, and may have failed before it stands in the page and is listened to.
	const look = (player: HTMLMediaElement | null) => {
		if (player?.error) setBroken(true);
	};
	return (
		<FileDialog file={file} isBroken={isBroken} onClose={onClose}>
			{/* Citizens' recordings come without captions. */}
			<Player
				ref={look}
				className="desk-media"
				src={file.url}
				aria-label={file.name}
				preload="metadata"
				controls
				onError={() => setBroken(true)}
			/>
		</FileDialog>
	);
}
