import { builtRoutes } from './built-routes'

/** Page file -> address pattern, as Taro's H5 router wants it; order is the table's, so the catch-all stays last. */
export const customRoutes: Record<string, string> = Object.fromEntries(
  builtRoutes.map((route) => [`/${route.page}`, route.path]),
)
