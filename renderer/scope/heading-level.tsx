import { createContext, type ReactNode, useContext } from "react";

const HeadingLevelContext = createContext<2 | 3 | 4>(2);

const TAGS = { 2: "h2", 3: "h3", 4: "h4" } as const;
const DEEPER = { 2: 3, 3: 4, 4: 4 } as const;

/** The heading element that fits here: h2 at the top of a page, deeper within titled parts. h1 is the page's own. */
export const useHeadingTag = () => TAGS[useContext(HeadingLevelContext)];

/** What stands under a heading: its own headings are one level deeper. */
export function UnderHeading({ children }: { children: ReactNode }) {
	const level = useContext(HeadingLevelContext);
	return <HeadingLevelContext.Provider value={DEEPER[level]}>{children}</HeadingLevelContext.Provider>;
}
