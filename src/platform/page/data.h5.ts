import type { SlimPageData } from './contract'

/** On H5 pages are the DOM itself. */
export const slimPageData: SlimPageData = () => {}
