import path from 'node:path'
import type Chain from 'webpack-chain'
import type { Chunk, ChunkGraph, Module } from 'webpack'
import { builtRoutes } from './built-routes'
import { apiHosts } from './constants'
import { routes } from './routes'
import { isOfPage, RouteManifestPlugin } from './route-manifest-plugin'

const here = (file: string) => path.resolve(__dirname, file)
const emptyStyle = here('stand-ins/empty.css')

/** Packages that H5 pages would load for nothing, and what stands in for them. */
const standIns: Readonly<Record<string, string>> = {
  // Rules that scripts would add after the first paint.
  '@tarojs/components/global.css$': emptyStyle,
  '@tarojs/components-react/dist/index.css$': emptyStyle,
  '@tarojs/components/dist/taro-components/taro-components.css$': emptyStyle,
  '@tarojs/components$': here('stand-ins/taro-components.js'),
  'query-string$': here('stand-ins/query-string.js'),
  // The app hydrates what the server rendered; the real client is reached by its file path, else the alias would loop.
  '@real-dom-client$': require.resolve('react-dom/client'),
  'react-dom/client$': here('../src/platform/boot/react-dom-client.js'),
}

const pagesOf = (isDemo: boolean) =>
  builtRoutes.filter((route) => Boolean(route.isDemo) === isDemo).map((route) => route.page)
const demoPages = pagesOf(true)
const travelerPages = pagesOf(false)
const isOf = (chunk: Chunk, pages: readonly string[]) =>
  [...chunk.groupsIterable].some((group) => pages.some((page) => isOfPage(group, page)))

/** Only travelers' pages count among those that share. Demo pages use everything, and what only layers share that open later would make every page heavier. */
const isOfTravelers = (chunk: Chunk) => isOf(chunk, travelerPages) && !isOf(chunk, demoPages)

const isOfExplore = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => isOf(chunk, [routes.home.page]))

// Scripts alone: style sheets stay with their page, which saves the first visit a request.
const sharedByPages = { type: /^javascript/, minChunks: 3, chunks: isOfTravelers, reuseExistingChunk: true } as const

/** Code that several pages share (MobX, widgets, stores) becomes files of their own, instead of a copy in every page. */
const sharedChunks = {
  chunks: 'all',
  minSize: 4000,
  maxInitialRequests: 6,
  maxAsyncRequests: 8,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    base: { name: 'base', test: /[\\/]node_modules[\\/]/, chunks: 'initial', priority: 100 },
    // Explore, where most visits begin, does not carry what only other pages share.
    shared: { ...sharedByPages, name: 'shared', test: isOfExplore, priority: 10 },
    // Of the rest, what the same pages share is a file of its own where it is large enough for a request; no page carries what only others need.
    more: { ...sharedByPages, minChunks: 2, minSize: 12_000, priority: 9 },
  },
} as const

/** H5 build steps beyond Taro's own. */
export function chainH5(chain: Chain) {
  chain.optimization.set('chunkIds', 'deterministic')
  if (process.env.NODE_ENV === 'production') chain.optimization.splitChunks(sharedChunks)
  chain.plugin('routeManifest').use(RouteManifestPlugin, [builtRoutes, Object.values(apiHosts('h5'))])
  for (const [name, file] of Object.entries(standIns)) chain.resolve.alias.set(name, file)
}
