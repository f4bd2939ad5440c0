import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { Location, Ports, RouterPort } from "./ports.ts";

/** The ports without the address, which changes while they stay. */
export type StablePorts = Omit<Ports, "router"> & { router: Omit<RouterPort, "location"> };

/** Ports as they are handed over; without an address, the one around stays. */
type PortsValue = StablePorts & { router: Partial<Pick<RouterPort, "location">> };

const PortsContext = createContext<StablePorts | null>(null);
const LocationContext = createContext<Location>({ path: "/", query: {} });

/** The same object as long as all that is in it is the same. */
function useSame<T extends object>(next: T): T {
	const [current, setCurrent] = useState(next);
	const isSame = Object.keys({ ...current, ...next }).every((name) =>
		Object.is(Reflect.get(current, name), Reflect.get(next, name)),
	);
	if (!isSame) setCurrent(next);
	return isSame ? current : next;
}

/** Hands the application's ports to everything rendered inside; who reads the ports alone does not follow the address. */
export function PortsProvider({ value, children }: { value: PortsValue; children?: ReactNode }) {
	const around = use(LocationContext);
	const { location = around, ...router } = value.router;
	const ports = useSame({ ...value, router: useSame(router) });
	return (
		<LocationContext value={location}>
			<PortsContext value={ports}>{children}</PortsContext>
		</LocationContext>
	);
}

/** The application's ports. Throws outside a PortsProvider: that is a mistake of the composition, not of a document. */
export function usePorts(): StablePorts {
	const ports = use(PortsContext);
	if (!ports) throw new Error("usePorts: expected a PortsProvider around the renderer");
	return ports;
}

/** The router with the address of the page; renders again with each address. */
export function useRouter(): RouterPort {
	const { router } = usePorts();
	const location = use(LocationContext);
	return useMemo(() => ({ ...router, location }), [router, location]);
}
