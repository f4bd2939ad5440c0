/** An icon of the catalogue by its class; decoration only, so hidden from assistive technology. Nothing for no icon. */
export function Icon({ icon, className }: { icon: string | undefined; className?: string }) {
	if (!icon) return null;
	return <span className={`layui-icon ${icon}${className ? ` ${className}` : ""}`} aria-hidden="true" />;
}
