import type { RouteName, routes } from '../../../config/routes'

type Tabs = { [Name in RouteName]: (typeof routes)[Name] extends { tab: string } ? Name : never }

/** Routes that have a tab. */
export type TabName = Tabs[RouteName]

/** The tab that the page on top belongs to; Explore where it is none. */
export type CurrentTab = () => TabName
