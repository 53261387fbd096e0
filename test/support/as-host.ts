import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as TaroMock from './taro-mock'

const root = join(__dirname, '../../src/platform')

/** Hosts that the app is built for. */
export const everyHost = ['h5', 'weapp', 'alipay', 'tt'] as const
export type HostName = (typeof everyHost)[number]

/** Names of all capabilities with a variant, as folders below src/platform. */
export const variedCapabilities: readonly string[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /index\.(h5|weapp|alipay|tt)\.tsx?$/.test(file))
  .map((file) => file.replace(/\/index\.\w+\.tsx?$/, ''))
  .filter((folder, at, all) => all.indexOf(folder) === at)

const variantOf = (capability: string, host: HostName) =>
  ['ts', 'tsx'].some((ending) => existsSync(join(root, capability, `index.${host}.${ending}`)))

/** A host's modules, loaded anew: what a build for it would take, on the mock of its runtime. */
export interface LoadedHost {
  readonly taro: typeof TaroMock
  /** A capability by the name of its folder. */
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- each test names the contract that it holds the module to
  capability<Module>(name: string): Module
}

/** Loads the capabilities as the build for a host does: its own variant where there is one, everything else the common one. */
export function asHost(host: HostName): LoadedHost {
  jest.resetModules()
  process.env.TARO_ENV = host
  for (const name of variedCapabilities) {
    const path = `@/platform/${name}`
    if (variantOf(name, host)) jest.doMock(path, () => jest.requireActual(`${path}/index.${host}`))
    else jest.dontMock(path)
  }
  const taro = jest.requireActual<typeof TaroMock>('@tarojs/taro')
  taro.resetHost()
  return { taro, capability: (name) => require(`@/platform/${name}`) }
}
