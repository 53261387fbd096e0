import path from 'node:path'
import type Chain from 'webpack-chain'
import { RouteManifestPlugin } from './route-manifest-plugin'
import { routes } from './routes'

const hydratingClient = path.resolve(__dirname, '../src/platform/boot/react-dom-client.js')
const emptyStyle = path.resolve(__dirname, '../src/theme/empty.css')

/** Code that several pages share (MobX, widgets, stores) becomes a file of its own, instead of a copy in every page. */
const sharedChunks = {
  chunks: 'all',
  minSize: 4000,
  maxInitialRequests: 6,
  maxAsyncRequests: 8,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    taro: {
      name: 'taro',
      test: /[\\/]node_modules[\\/](@tarojs|react|react-dom|scheduler)[\\/]/,
      chunks: 'initial',
      priority: 100,
    },
    shared: { name: 'shared', minChunks: 3, chunks: 'async', priority: 10, reuseExistingChunk: true },
  },
} as const

/** H5 build steps beyond Taro's own. */
export function chainH5(chain: Chain) {
  chain.optimization.set('chunkIds', 'named')
  if (process.env.NODE_ENV === 'production') chain.optimization.splitChunks(sharedChunks as never)
  chain.plugin('routeManifest').use(RouteManifestPlugin, [Object.values(routes)])
  // The app hydrates what the server rendered; the real client is reached by its file path, else the alias would loop.
  chain.resolve.alias.set('@real-dom-client$', require.resolve('react-dom/client'))
  chain.resolve.alias.set('react-dom/client$', hydratingClient)
  // Taro adds these rules from scripts, after the first paint; the ones that the app needs stand in app.scss.
  chain.resolve.alias.set('@tarojs/components/global.css$', emptyStyle)
}
