import { guidOfBytes, type RandomGuid } from './contract'

/** From the browser's secure source. */
export const randomGuid: RandomGuid = () => guidOfBytes([...crypto.getRandomValues(new Uint8Array(16))])
