import { routes, type RouteDef } from './routes'

const hasDemo = process.env.TARO_APP_DEMO !== '0'

/** Routes whose pages this build has: TARO_APP_DEMO=0 leaves out what only the demo shows. */
export const builtRoutes: readonly RouteDef[] = Object.values<RouteDef>(routes).filter(
  (route) => hasDemo || !route.isDemo,
)
