import type { Relaunch } from './contract'

/** H5 loads the page anew after login, and replaces it with Explore after logout. */
export const relaunch: Relaunch = {
  afterLogin: () => window.location.reload(),
  afterLogout: () => window.location.replace('/home'),
}
