import type { RandomGuid } from './contract'
import { guidOfBytes } from './guid-of-bytes'

/** From the browser's secure source. */
export const randomGuid: RandomGuid = () => guidOfBytes([...crypto.getRandomValues(new Uint8Array(16))])
