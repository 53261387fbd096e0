/** Sends a JSON text that must leave even while the page goes away; nobody waits for the answer. */
export type SendBeacon = (url: string, json: string) => void
