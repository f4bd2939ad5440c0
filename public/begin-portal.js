// Starts the portal itself once its prerendered page has been painted (server/prerender/document.ts says with what).
(() => {
	const scripts = document.currentScript.dataset.portal.split(" ");
	const root = document.documentElement;
	// A template that was brought in is empty from then on.
	const fetchAhead = () => document.head.append(document.getElementById("portal-hints").content);
	let begun = false;
	const begin = async () => {
		if (begun) return;
		begun = true;
		new Worker("/warm-formats.js");
		fetchAhead();
		try {
			// One by one, so that the page answers its reader in between.
			for (const script of scripts) {
				await import(script);
				await new Promise((resume) => setTimeout(resume));
			}
		} catch (error) {
			// The page stays as it was rendered: it can be read, and its links and searches work by themselves.
			console.error(error);
			begun = false;
			addEventListener("online", begin, { once: true });
		}
	};
	if (root.classList.contains("not-prerendered")) return void begin();
	// Who is asked something waits to be heard. Behind the style sheet, the scripts take nothing from the form's paint.
	if (root.dataset.forms) fetchAhead();
	requestAnimationFrame(() => setTimeout(begin));
	// A tab in the background paints nothing.
	setTimeout(begin, 1000);
})();
