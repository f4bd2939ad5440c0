import { createContext, useContext } from "react";
import type { Ports } from "./ports.ts";

const PortsContext = createContext<Ports | null>(null);

/** Hands the application's ports to everything rendered inside. */
export const PortsProvider = PortsContext.Provider;

/** The application's ports. Throws outside a PortsProvider: that is a mistake of the composition, not of a document. */
export function usePorts(): Ports {
	const ports = useContext(PortsContext);
	if (!ports) throw new Error("usePorts: expected a PortsProvider around the renderer");
	return ports;
}
