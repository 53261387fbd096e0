import { useEffect } from 'react'

interface Options {
  readonly url?: string
  readonly data?: unknown
  readonly [name: string]: unknown
}

interface FileOptions {
  readonly filePath: string
  readonly position?: number
  readonly length?: number
  readonly data?: ArrayBuffer
  readonly success: (reply: object) => void
  readonly fail: (failure: object) => void
}

/** The host's state as set by a test, and the calls that the app made. */
export const host = {
  calls: [] as [name: string, options: Options][],
  stored: new Map<string, unknown>(),
  pages: [] as { route: string; options: Record<string, string> }[],
  params: {} as Record<string, string>,
  /** Replies to a request, or rejects it. */
  respond: (_options: Options): Promise<unknown> => Promise.resolve({ statusCode: 200, header: {}, data: '{}' }),
  /** The host's replies by the name of the call; {} by default, and an Error makes the call fail. */
  replies: new Map<string, object>(),
  /** Calls that the host refuses. */
  refused: new Set<string>(),
  /** Listeners by the name of the call that registered them. */
  listeners: new Map<string, (told: never) => void>(),
  /** The device's files by path. */
  files: new Map<string, Uint8Array>(),
  /** The host returns the whole file whatever part is requested, as old versions do. */
  readsWholeFiles: false,
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
  host.files.clear()
  host.readsWholeFiles = false
  host.replies.clear()
  host.refused.clear()
  host.listeners.clear()
  host.respond = () => Promise.resolve({ statusCode: 200, header: {}, data: '{}' })
}

const recorded =
  (name: string) =>
  (options: Options = {}) => {
    host.calls.push([name, options])
    if (host.refused.has(name)) return Promise.reject(Object.assign(new Error(name), { errMsg: `${name}:fail` }))
    const reply = host.replies.get(name) ?? {}
    if (reply instanceof Error) return Promise.reject(reply)
    if (typeof options.success === 'function') options.success(reply)
    return Promise.resolve(reply)
  }

const listening = (name: string) => (listener: (told: never) => void) => void host.listeners.set(name, listener)
const silent = (name: string) => () => void host.listeners.delete(name)

const withStorage = <Value>(work: () => Value): Value => {
  if (host.isStorageRefused) throw new Error('storage refused')
  return work()
}

const gone = (path: string) => ({ errMsg: `no such file ${path}` })

/** The host's files, as `host.files` has them. */
const fileSystem = {
  readFile({ filePath, position = 0, length, success, fail }: FileOptions) {
    const bytes = host.files.get(filePath)
    if (!bytes) return fail(gone(filePath))
    const end = length === undefined || host.readsWholeFiles ? undefined : position + length
    success({ data: bytes.slice(host.readsWholeFiles ? 0 : position, end).buffer })
  },
  writeFile({ filePath, data = new ArrayBuffer(0), success }: FileOptions) {
    host.files.set(filePath, new Uint8Array(data))
    success({})
  },
  unlink({ filePath, success }: FileOptions) {
    host.files.delete(filePath)
    success({})
  },
}

const taro = {
  getStorageSync: (name: string) => withStorage(() => host.stored.get(name) ?? ''),
  setStorageSync: (name: string, value: unknown) => withStorage(() => void host.stored.set(name, value)),
  removeStorageSync: (name: string) => withStorage(() => void host.stored.delete(name)),
  request(options: Options) {
    host.calls.push(['request', options])
    return host.respond(options)
  },
  navigateTo: recorded('navigateTo'),
  redirectTo: recorded('redirectTo'),
  switchTab: recorded('switchTab'),
  reLaunch: recorded('reLaunch'),
  navigateBack: recorded('navigateBack'),
  login: recorded('login'),
  requestPayment: recorded('requestPayment'),
  tradePay: recorded('tradePay'),
  chooseImage: recorded('chooseImage'),
  chooseMedia: recorded('chooseMedia'),
  chooseVideo: recorded('chooseVideo'),
  getFileInfo: recorded('getFileInfo'),
  getFileSystemManager: () => fileSystem,
  env: { USER_DATA_PATH: 'data:/' },
  chooseMessageFile: recorded('chooseMessageFile'),
  uploadFile: recorded('uploadFile'),
  connectSocket: recorded('connectSocket'),
  getLocation: recorded('getLocation'),
  getFuzzyLocation: recorded('getFuzzyLocation'),
  getNetworkType: recorded('getNetworkType'),
  onNetworkStatusChange: listening('network'),
  offNetworkStatusChange: silent('network'),
  onAppShow: listening('shown'),
  offAppShow: silent('shown'),
  onAppHide: listening('hidden'),
  offAppHide: silent('hidden'),
  pageScrollTo: recorded('pageScrollTo'),
  nextTick: (run: () => void) => run(),
  setClipboardData: recorded('setClipboardData'),
  makePhoneCall: recorded('makePhoneCall'),
  openLocation: recorded('openLocation'),
  addPhoneCalendar: recorded('addPhoneCalendar'),
  downloadFile: recorded('downloadFile'),
  openDocument: recorded('openDocument'),
  stopPullDownRefresh: recorded('stopPullDownRefresh'),
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
export const useShareAppMessage = (message: () => object) => void host.listeners.set('share', message)
export const useRouter = () => ({ params: host.params })
