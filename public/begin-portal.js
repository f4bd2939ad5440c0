// Begins the portal itself once its page's first look has been painted (server/web/with-first-look.ts says with what).
(() => {
	const { portal } = document.currentScript.dataset;
	let begun = false;
	const begin = () => {
		if (begun) return;
		begun = true;
		document.head.append(document.getElementById("portal-hints").content);
		import(portal);
	};
	if (document.documentElement.classList.contains("not-prerendered")) return begin();
	requestAnimationFrame(() => setTimeout(begin));
	// A tab in the background paints nothing.
	setTimeout(begin, 1000);
})();
