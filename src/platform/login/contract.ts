/** Opens the page where one signs in, on hosts that have one (see traits.loginPlace). */
export type OpenLoginPage = () => void

/** Takes the one-time ticket out of the page's address, or answers null; the address is clean afterwards. */
export type TakeTicket = () => string | null
