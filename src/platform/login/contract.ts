/** A one-time ticket and whose sign-in it hands over. */
export interface HandOffTicket {
  readonly ticket: string
  readonly uid: string
}

/** What becomes of opening the page where one signs in. */
export interface LoginDoors {
  /** Tickets are made for this device alone. */
  readonly deviceId: string
  /** The sign-in was made there, and this takes it over. */
  readonly onTicket: (ticket: HandOffTicket) => void
  /** The host has no such page after all. */
  readonly onNone: () => void
  /** Nobody signed in there, where the host tells. */
  readonly onTurnedBack: () => void
}

/** Opens the page where one signs in, on hosts that have one (see traits.loginPlace). */
export type OpenLoginPage = (doors: LoginDoors) => void

/** Takes the one-time ticket out of the page's address, or answers null; the address is clean afterwards. */
export type TakeTicket = () => HandOffTicket | null

/** Asks the app around us, once a visit, for the sign-in that it has; null where there is none. */
export type RequestTicket = (deviceId: string) => Promise<HandOffTicket | null>

/** The web page that asked for this native page, and the device that its ticket is for. */
export interface WantedReturn {
  readonly returnTo: string
  readonly deviceId: string
}

/** Who waits for the sign-in that is made on this page; null where nobody does, or an address that is not ours is named. */
export type ReadWantedReturn = () => WantedReturn | null

/** Shows the web page again, at this address. */
export type ReturnToWeb = (url: string) => void
