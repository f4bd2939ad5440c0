import { Button } from "@chakra-ui/react/button";
import { type ReactNode, useRef } from "react";

type FileButtonProps = {
	children: ReactNode;
	accept?: string;
	multiple?: boolean;
	/** A folder with all that is in it. */
	folder?: boolean;
	onFiles(files: readonly File[]): void;
};

/** A button that opens the browser's choice of files. */
export function FileButton({ children, accept, multiple, folder, onFiles }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button size="sm" variant="outline" onClick={() => input.current?.click()}>
				{children}
			</Button>
			<input
				ref={(element) => {
					input.current = element;
					if (element) element.webkitdirectory = folder === true;
				}}
				type="file"
				hidden
				accept={accept}
				multiple={multiple}
				onChange={(event) => {
					onFiles([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
		</>
	);
}
