/** A new random id of the form of a version 4 UUID. */
export type RandomGuid = () => string
