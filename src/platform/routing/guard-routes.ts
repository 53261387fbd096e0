import { fetchCode } from '../chunks'

type Load = (context: unknown, params: unknown) => readonly [Promise<unknown>, unknown, unknown]

interface LoadedRoute {
  load: Load
}

declare global {
  interface Window {
    /** Taro's own, written before it makes the router. */
    __taroAppConfig?: { readonly routes?: readonly LoadedRoute[] }
  }
}

/** Lets pages whose code cannot be loaded recover; called before the router reads the routes. */
export function guardRoutes(routes: readonly LoadedRoute[] = window.__taroAppConfig?.routes ?? []): void {
  for (const route of routes) {
    const { load } = route
    route.load = (context, params) => [fetchCode(() => load(context, params)[0], { isPage: true }), context, params]
  }
}
