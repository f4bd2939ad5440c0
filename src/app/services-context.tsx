import { createContext, type ReactNode, useContext } from "react";
import type { DialogQueue } from "./dialogs/dialog-queue.ts";
import type { ActivityLog } from "./log/activity-log.ts";
import type { NoticeList } from "./notices/notice-list.ts";
import type { LoginGate } from "./session/login-gate.ts";

/** What exists once in the application and outlives every component. */
export type Services = { dialogs: DialogQueue; notices: NoticeList; loginGate: LoginGate; log: ActivityLog };

const ServicesContext = createContext<Services | null>(null);

/** Hands the services to everything inside. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
	return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services; throws outside a ServicesProvider. */
export function useServices(): Services {
	const services = useContext(ServicesContext);
	if (!services) throw new Error("useServices: expected a ServicesProvider around");
	return services;
}
