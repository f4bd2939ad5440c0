/** One of one's own passkeys. */
export type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null };
