import { builtRoutes } from './built-routes'
import { miniPages, subPackageRoots } from './routes'

/** Hosts that the app is built for. */
export type Host = 'h5' | 'weapp' | 'alipay' | 'tt'

const miniPagesOf = (host: Host) =>
  Object.values(miniPages)
    .filter((mini) => (mini.hosts as readonly string[]).includes(host))
    .map((mini) => mini.page)

const isIn = (root: string) => (page: string) => page.startsWith(`${root}/`)

/** Pages and sub-packages of a host. H5 has one flat list: its sub-package pages would come after the catch-all and never match. */
export function appPages(host: Host) {
  const own = builtRoutes.map((route) => route.page)
  if (host === 'h5') return { pages: own }
  const all = [...own, ...miniPagesOf(host)]
  return {
    pages: all.filter((page) => !subPackageRoots.some((root) => isIn(root)(page))),
    subPackages: subPackageRoots
      .map((root) => ({ root, pages: all.filter(isIn(root)).map((page) => page.slice(root.length + 1)) }))
      .filter(({ pages }) => pages.length > 0),
  }
}
