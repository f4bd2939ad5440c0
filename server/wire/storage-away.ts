/** The storage of files does not respond, or not in time: the same may go well later. */
export class StorageAway extends Error {}
