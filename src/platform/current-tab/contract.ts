import type { RouteName } from '../../../config/routes'

/** The tab that the page on top belongs to; Explore where it is none. */
export type CurrentTab = () => RouteName
