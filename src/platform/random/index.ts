import { guidOfBytes, type RandomGuid } from './contract'

/** Mini-programs have no secure source on every host; these ids name devices and visits, they prove nothing. */
export const randomGuid: RandomGuid = () =>
  guidOfBytes(Array.from({ length: 16 }, () => Math.floor(Math.random() * 256)))
