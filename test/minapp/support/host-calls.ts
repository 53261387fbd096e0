import type { Callbacks, HostNetwork } from './host-network'
import { deviceCalls, type HostDevice } from './host-device'
import { hostMedia } from './host-media'
import { hostPictures } from './host-pictures'
import { hostFiles } from './host-files'
import { hostFacts } from './host-facts'
import { connectSocketOf } from './host-sockets'
import { eventSourceOf } from './host-streams'
import { hostStorage } from './host-storage'
import type { HostKind } from './host-kind'
import type { PageStack } from './page-stack'

type Move = Callbacks & { url: string; delta?: number }

/** What the host's calls work on. */
export interface HostCallsOptions {
  readonly kind: HostKind
  readonly firstPage: string
  readonly storage: Map<string, unknown>
  readonly network: HostNetwork
  readonly device: HostDevice
  readonly stack: () => PageStack
  readonly record: (name: string, options: unknown) => void
}

const succeed = (record: HostCallsOptions['record'], name: string, extra: object = {}) => {
  return (options?: Callbacks) => {
    record(name, options)
    const result = { errMsg: `${name}:ok`, ...extra }
    queueMicrotask(() => {
      options?.success?.(result)
      options?.complete?.(result)
    })
  }
}

const moving = (record: HostCallsOptions['record'], name: string, move: (options: Move) => void) => (options: Move) => {
  try {
    move(options)
  } catch (error) {
    const failure = { errMsg: `${name}:fail ${(error as Error).message}` }
    record('failed', failure.errMsg)
    options.fail?.(failure)
    options.complete?.(failure)
    return
  }
  succeed(record, name)(options)
}

const moves = ({ stack, record }: HostCallsOptions) => ({
  navigateTo: moving(record, 'navigateTo', ({ url }) => stack().push(url)),
  redirectTo: moving(record, 'redirectTo', ({ url }) => stack().replace(url)),
  switchTab: moving(record, 'switchTab', ({ url }) => stack().switchTab(url)),
  reLaunch: moving(record, 'reLaunch', ({ url }) => stack().reLaunch(url)),
  navigateBack: moving(record, 'navigateBack', (options) => stack().back(options?.delta ?? 1)),
})

/** The host's object, e.g. wx. */
export function hostCalls(options: HostCallsOptions): object {
  const { kind, firstPage, storage, network, device, record } = options
  const facts = () => hostFacts
  const launch = () => ({ path: firstPage, query: {} })
  const named = (name: string, extra?: object) => ({ [name]: succeed(record, name, extra) })
  return {
    canIUse: () => true,
    getSystemInfoSync: facts,
    getWindowInfo: facts,
    getAppBaseInfo: facts,
    getDeviceInfo: facts,
    getMenuButtonBoundingClientRect: () => ({ top: 24, height: 32, bottom: 56, left: 296, right: 383, width: 87 }),
    getLaunchOptionsSync: launch,
    getEnterOptionsSync: launch,
    nextTick: (run: () => void) => setTimeout(run, 0),
    ...network.events.calls,
    ...deviceCalls(kind, device, record),
    ...hostPictures({ network, device, record }),
    ...hostMedia({ network, device, record }),
    ...hostFiles({ network, device, record }),
    ...hostStorage(kind, storage, () => device.isStorageRefused),
    ...moves(options),
    ...named('getSystemInfo', hostFacts),
    getNetworkType: (done?: Callbacks) =>
      succeed(record, 'getNetworkType', { networkType: network.isDown ? 'none' : 'wifi' })(done),
    ...named('setClipboardData'),
    ...named('setClipboard'),
    ...named('pageScrollTo'),
    ...named('stopPullDownRefresh'),
    request: network.request,
    connectSocket: connectSocketOf(kind, network),
    ...(kind === 'tt' && device.hasEventSource ? { createEventSource: eventSourceOf(network) } : {}),
  }
}
