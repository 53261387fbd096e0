import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Host } from './app-pages'

const packageFile = path.resolve(__dirname, '../package.json')

/** Where the calls go: H5 asks its own origin, mini-programs the host of TARO_APP_HOST. */
function apiHosts(host: Host) {
  const origin = host === 'h5' ? '' : (process.env.TARO_APP_HOST ?? 'http://localhost:3000').replace(/\/$/, '')
  return { main: origin, new: origin, log: origin, upload: origin, stream: origin, chat: origin, web: origin }
}

/** Values that the build writes into the client, declared in types/global.d.ts. */
export function clientConstants(host: Host): Record<string, string> {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  return {
    API_HOSTS: JSON.stringify(apiHosts(host)),
    APP_VERSION: JSON.stringify(version),
    'process.env.TARO_APP_DEMO': JSON.stringify(process.env.TARO_APP_DEMO ?? ''),
  }
}
