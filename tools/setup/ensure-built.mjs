import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { step } from './console.mjs'
import { sourceHash } from './source-hash.mjs'
import { twoAtOnce } from './two-at-once.mjs'

const clientSources = ['src', 'config', 'types', 'babel.config.js', 'package-lock.json', 'tools/taro.mjs']
// The server renders pages with the app's own code.
const serverSources = ['server', 'src', 'types', 'config/routes.ts', 'package-lock.json'].filter((path) =>
  existsSync(join(root, path)),
)

async function ensure(title, folder, sources, extra, build) {
  const stamp = join(root, 'dist', folder, '.built-from')
  const wanted = sourceHash(sources, extra)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step(title, build)
  writeFileSync(stamp, wanted)
}

const hosts = ['MAIN', 'NEW', 'LOG', 'STREAM', 'CHAT', 'UPLOAD', 'WEB'].map((name) => `TARO_APP_HOST_${name}`)

/** Settings that a build depends on besides its sources. */
const settings = () => {
  const own = hosts.filter((name) => process.env[name]).map((name) => `${name}=${process.env[name]}`)
  return [process.env.TARO_APP_HOST ?? '', process.env.TARO_APP_DEMO ?? '', ...own]
}

/** Builds the app for a host (h5, weapp, alipay, tt) into dist/<host> if its sources changed since the last build. */
export function ensureApp(host) {
  const title = `Building the ${host === 'h5' ? 'H5 app' : `${host} mini-program`} (about half a minute)`
  return ensure(title, host, clientSources, settings(), () =>
    // Builds for development and tests contain the widget gallery.
    run('node', ['tools/taro.mjs', host], { env: { TARO_APP_DEMO: process.env.TARO_APP_DEMO || '1' } }),
  )
}

/** Builds the app for every host where its sources changed since the last build. */
export const ensureApps = () => twoAtOnce(['h5', 'weapp', 'alipay', 'tt'], ensureApp)

/** Path of the server bundle that ensureServer builds. */
export const serverProgram = join(root, 'dist/server/server.mjs')

/** Bundles the server into dist/server if its sources changed since the last build. */
export function ensureServer() {
  return ensure('Bundling the server', 'server', serverSources, [], () => run('node', ['server/scripts/bundle.mjs']))
}
