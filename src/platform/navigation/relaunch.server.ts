import type { Relaunch } from './contract'

/** Nobody signs in or out while the server draws a page. */
export const relaunch: Relaunch = { afterLogin: () => {}, afterLogout: () => {} }
