/**
 * What `awaited` comes to while `act` is done. Both are awaited together: where the act fails, what was waited for is
 * not left to reject unseen and end the whole run.
 */
export async function during<Value>(awaited: Promise<Value>, act: () => Promise<unknown>): Promise<Value> {
	const [value] = await Promise.all([awaited, act()]);
	return value;
}
