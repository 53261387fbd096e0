import type { InstallRouting } from './contract'

/** Mini-programs route by themselves. */
export const installRouting: InstallRouting = () => {}
