// Begins the portal itself once its page's first look has been painted (server/web/with-first-look.ts says with what).
(() => {
	const scripts = document.currentScript.dataset.portal.split(" ");
	let begun = false;
	const begin = async () => {
		if (begun) return;
		begun = true;
		document.head.append(document.getElementById("portal-hints").content);
		// One by one, so that the page answers its reader in between.
		for (const script of scripts) {
			await import(script);
			await new Promise((resume) => setTimeout(resume));
		}
	};
	if (document.documentElement.classList.contains("not-prerendered")) return void begin();
	requestAnimationFrame(() => setTimeout(begin));
	// A tab in the background paints nothing.
	setTimeout(begin, 1000);
})();
