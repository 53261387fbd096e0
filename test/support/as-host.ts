import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as TaroMock from './taro-mock'

const root = join(__dirname, '../../src/platform')

/** Hosts that the app is built for. */
export const everyHost = ['h5', 'weapp', 'alipay', 'tt'] as const
export type HostName = (typeof everyHost)[number]

const variantEnding = /\.(h5|weapp|alipay|tt)\.tsx?$/

/** All modules with a variant, by their path below src/platform; a folder's own index by the folder. */
export const variedModules: readonly string[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => variantEnding.test(file))
  .map((file) => file.replace(variantEnding, '').replace(/\/index$/, ''))
  .filter((name, at, all) => all.indexOf(name) === at)

/** The host's own file of a module, without its ending; null where it takes the common one. */
const variantOf = (name: string, host: HostName): string | null =>
  [`${name}.${host}`, `${name}/index.${host}`].find((stem) =>
    ['ts', 'tsx'].some((ending) => existsSync(join(root, `${stem}.${ending}`))),
  ) ?? null

/** A host's modules, loaded afresh on the mock of its runtime, as its build would resolve them. */
export interface LoadedHost {
  readonly taro: typeof TaroMock
  /** A module by its path below src/platform. */
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- each test names the contract that it holds the module to
  capability<Module>(name: string): Module
}

/** Loads the modules as the build for a host does: its own variant where there is one, everything else the common one. */
export function asHost(host: HostName): LoadedHost {
  jest.resetModules()
  process.env.TARO_ENV = host
  for (const name of variedModules) {
    const path = `@/platform/${name}`
    const variant = variantOf(name, host)
    if (variant) jest.doMock(path, () => jest.requireActual(`@/platform/${variant}`))
    else jest.dontMock(path)
  }
  const taro = jest.requireActual<typeof TaroMock>('@tarojs/taro')
  taro.resetHost()
  return { taro, capability: (name) => require(`@/platform/${name}`) }
}
