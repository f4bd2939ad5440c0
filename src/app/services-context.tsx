import { createContext, type ReactNode, useContext } from "react";
import type { DevicePort, DialogsPort, FileViewer, Ports, UnsavedChangesPort } from "../../renderer/index.ts";
import type { DialogQueue } from "./dialogs/dialog-queue.ts";
import type { Gate } from "./dialogs/gate.ts";
import type { ActivityLog } from "./log/activity-log.ts";
import type { ToastList } from "./toasts/toast-list.ts";

/** What exists once in the application and outlives every component. */
export type PortalServices = {
	dialogs: DialogQueue;
	toasts: ToastList;
	log: ActivityLog;
	device: DevicePort;
	unsavedChanges: UnsavedChangesPort;
	/** Login in place. */
	login: Gate<LoginRequest>;
	/** A form over the page. */
	form: Gate<FormRequest>;
	/** Reads rich texts where there is no browser. */
	richText?: Ports["richText"];
	/** What staff have beside what everybody has: adapters by operation, components by block type, viewers by media type. */
	staff?: {
		adapters: object;
		blocks: Readonly<Record<string, unknown>>;
		viewers: Readonly<Record<string, FileViewer>>;
	};
};

/** Why somebody is asked to log in, in their language; nothing where they chose to. */
export type LoginRequest = { why: string | undefined };

/** A form to show over the page, in the scope of what opened it. */
export type FormRequest = Parameters<DialogsPort["openForm"]>[0];

const ServicesContext = createContext<PortalServices | null>(null);

/** Hands the services to everything inside. */
export function ServicesProvider({ services, children }: { services: PortalServices; children: ReactNode }) {
	return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services; throws outside a ServicesProvider. */
export function useServices(): PortalServices {
	const services = useContext(ServicesContext);
	if (!services) throw new Error("useServices: expected a ServicesProvider around");
	return services;
}
