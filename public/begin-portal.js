// Starts the portal itself once its prerendered page has been painted (server/prerender/document.ts says with what).
(() => {
	const scripts = document.currentScript.dataset.portal.split(" ");
	let begun = false;
	const begin = async () => {
		if (begun) return;
		begun = true;
		new Worker("/warm-formats.js");
		document.head.append(document.getElementById("portal-hints").content);
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
	if (document.documentElement.classList.contains("not-prerendered")) return void begin();
	requestAnimationFrame(() => setTimeout(begin));
	// A tab in the background paints nothing.
	setTimeout(begin, 1000);
})();
