import { useEffect } from 'react'

interface Options {
  readonly url?: string
  readonly data?: unknown
  readonly [name: string]: unknown
}

/** What a test says of the host, and what the app asked of it. */
export const host = {
  calls: [] as [name: string, options: Options][],
  stored: new Map<string, unknown>(),
  pages: [] as { route: string; options: Record<string, string> }[],
  params: {} as Record<string, string>,
  /** Answers a request, or rejects it. */
  answer: (_options: Options): Promise<unknown> => Promise.resolve({ statusCode: 200, header: {}, data: '{}' }),
  /** The host's storage refuses everything. */
  isStorageRefused: false,
}

/** Forgets everything, before each test. */
export function resetHost() {
  host.calls = []
  host.stored.clear()
  host.pages = []
  host.params = {}
  host.isStorageRefused = false
  host.answer = () => Promise.resolve({ statusCode: 200, header: {}, data: '{}' })
}

const asked =
  (name: string) =>
  (options: Options = {}) => {
    host.calls.push([name, options])
    return Promise.resolve({})
  }

const kept = <Value>(work: () => Value): Value => {
  if (host.isStorageRefused) throw new Error('storage refused')
  return work()
}

const taro = {
  getStorageSync: (name: string) => kept(() => host.stored.get(name) ?? ''),
  setStorageSync: (name: string, value: unknown) => kept(() => void host.stored.set(name, value)),
  removeStorageSync: (name: string) => kept(() => void host.stored.delete(name)),
  request(options: Options) {
    host.calls.push(['request', options])
    return host.answer(options)
  },
  navigateTo: asked('navigateTo'),
  redirectTo: asked('redirectTo'),
  switchTab: asked('switchTab'),
  reLaunch: asked('reLaunch'),
  navigateBack: asked('navigateBack'),
  pageScrollTo: asked('pageScrollTo'),
  setClipboardData: asked('setClipboardData'),
  stopPullDownRefresh: asked('stopPullDownRefresh'),
  getCurrentPages: () => host.pages,
  getCurrentInstance: () => ({ page: host.pages.at(-1) ?? null }),
  getSystemInfoSync: () => ({ version: '8.0', system: 'iOS 17', language: 'en', windowWidth: 375, windowHeight: 667 }),
}

export default taro

/** Runs when the page comes to the front: here when it is mounted. */
export const useDidShow = (action: () => void) => useEffect(action, [])

export const useDidHide = (_action: () => void) => {}
export const usePageScroll = (_action: (scroll: { scrollTop: number }) => void) => {}
export const useReachBottom = (_action: () => void) => {}
export const usePullDownRefresh = (_action: () => void) => {}
export const useRouter = () => ({ params: host.params })
