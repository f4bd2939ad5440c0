import { createContext, type ReactNode, useContext } from "react";
import { CommandsProvider } from "./commands.tsx";
import type { Ports } from "./ports.ts";

const PortsContext = createContext<Ports | null>(null);

/** Hands the application's ports to everything rendered inside. `ports.adapters` must stay the same object. */
export function PortsProvider({ ports, children }: { ports: Ports; children?: ReactNode }) {
	return (
		<PortsContext.Provider value={ports}>
			<CommandsProvider adapters={ports.adapters}>{children}</CommandsProvider>
		</PortsContext.Provider>
	);
}

/** The application's ports. Throws outside a PortsProvider: that is a mistake of the composition, not of a document. */
export function usePorts(): Ports {
	const ports = useContext(PortsContext);
	if (!ports) throw new Error("usePorts: expected a PortsProvider around the renderer");
	return ports;
}
