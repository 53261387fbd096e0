import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Host } from './app-pages'

const packageFile = path.resolve(__dirname, '../package.json')

const hostNames = ['main', 'new', 'log', 'stream', 'chat', 'upload', 'web'] as const

type ApiHosts = Record<(typeof hostNames)[number], string>

function originOf(setting: string): string {
  const text = process.env[setting]?.replace(/\/$/, '')
  if (!text) return ''
  if (!/^https?:\/\/[^/\s]+$/.test(text)) throw new Error(`${setting} must be an origin like https://api.example.com`)
  return text
}

/** The specification's seven hosts: TARO_APP_HOST_MAIN … TARO_APP_HOST_WEB each, else the page's own origin on H5 and TARO_APP_HOST in mini-programs. */
export function apiHosts(host: Host): ApiHosts {
  const usual = host === 'h5' ? '' : originOf('TARO_APP_HOST') || 'http://localhost:3000'
  const entries = hostNames.map((name) => [name, originOf(`TARO_APP_HOST_${name.toUpperCase()}`) || usual])
  return Object.fromEntries(entries) as ApiHosts
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
