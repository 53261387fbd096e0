/** A one-time ticket and whose sign-in it hands over. */
export interface SignInToken {
  readonly ticket: string
  readonly uid: string
}

/** What becomes of opening the page where one signs in. */
export interface LoginDoors {
  /** Tickets are made for this device alone. */
  readonly deviceId: string
  /** The sign-in was made there, and this takes it over. */
  readonly onTicket: (ticket: SignInToken) => void
  /** The host has no such page after all. */
  readonly onNone: () => void
  /** Called when nobody signed in there, where the host reports it. */
  readonly onTurnedBack: () => void
}

/** Opens the page where one signs in, on hosts that have one (see traits.loginPlace). */
export type OpenLoginPage = (doors: LoginDoors) => void

/** Takes the one-time sign-in token out of the page's address, or returns null; the address is clean afterwards. */
export type TakeTicket = () => SignInToken | null

/** Requests the sign-in of the native app around the page, once a visit; null where there is none. */
export type RequestTicket = (deviceId: string) => Promise<SignInToken | null>

/** The web page that requested this native page, and the device that its token is for. */
export interface WantedReturn {
  readonly returnTo: string
  readonly deviceId: string
}

/** Who waits for the sign-in that is made on this page; null where nobody does, or an address that is not ours is named. */
export type ReadWantedReturn = () => WantedReturn | null

/** Shows the web page again, at this address. */
export type ReturnToWeb = (url: string) => void
