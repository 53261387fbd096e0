import { routes, type RouteName } from '../../../config/routes'

/** Whether the route stands in the bottom tab bar. */
export const isTab = (name: RouteName): boolean => 'tab' in routes[name]
