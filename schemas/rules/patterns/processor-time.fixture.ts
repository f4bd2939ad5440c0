/** Milliseconds of processor time that work takes: the least of three runs, for what else runs here is charged to one of them. */
export function processorTime(work: () => void): number {
	const once = () => {
		const before = process.cpuUsage();
		work();
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	};
	return Math.min(once(), once(), once());
}
