import type { AlbumPicture, AlbumVideo } from './host-album'
import type { HostKind } from './host-kind'
import type { Callbacks } from './host-network'

/** Position and size of an element in the window, px. */
export interface ElementRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The phone around the mini-program, as a test sets it up. */
export interface HostDevice {
  /** Where the phone is; null where its owner does not let the app know. */
  position: { readonly latitude: number; readonly longitude: number } | null
  /** The pictures of the album, of which the traveler chooses as many as may be; empty when they cancel. */
  album: readonly AlbumPicture[]
  /** The video that the traveler chooses from the album; null when they cancel. */
  video: AlbumVideo | null
  /** The path of the file that the traveler chooses from a chat; null when they cancel. */
  chatFile: string | null
  /** Known elements by selector; queries for any other return null. */
  readonly rects: Map<string, ElementRect>
  /** Whether an element, named by its selector, is near the visible part. */
  isNear: (selector: string) => boolean
  /** Whether every call of the host's storage throws. */
  isStorageRefused: boolean
  /** Whether Douyin's client is new enough to read streams; known to the program from its start. */
  readonly hasEventSource: boolean
  /** Listeners to an element's intersection with the visible part, by its selector. */
  readonly watched: Map<string, (entry: object) => void>
  /** Files that were downloaded, or written by the app, by their paths. */
  readonly files: Map<string, Buffer>
}

type RecordCall = (name: string, options: unknown) => void

/** Delivers all results to the callback of exec: hosts share no other way. */
function selectorQuery({ rects }: HostDevice): object {
  const results: (ElementRect | null)[] = []
  let selected = ''
  const query = {
    in: () => query,
    select: (selector: string) => {
      selected = selector
      return query
    },
    selectViewport: () => query,
    scrollOffset: () => query,
    fields: () => query,
    boundingClientRect: () => {
      results.push(rects.get(selected) ?? null)
      return query
    },
    exec: (done?: (found: readonly (ElementRect | null)[]) => void) => void setTimeout(() => done?.(results), 0),
  }
  return query
}

/** Notifies of elements that are near at once; lookAround notifies of those that leave. */
function intersectionObserver(device: HostDevice): object {
  const { watched } = device
  const own = new Set<string>()
  const observer = {
    relativeToViewport: () => observer,
    observe: (selector: string, notify: (entry: object) => void) => {
      own.add(selector)
      watched.set(selector, notify)
      if (device.isNear(selector)) setTimeout(() => watched.get(selector) === notify && notify(nearEntry), 0)
    },
    disconnect: () => own.forEach((selector) => watched.delete(selector)),
  }
  return observer
}

const cellHeightPx = 300
const nearEntry = { intersectionRatio: 1, boundingClientRect: { height: cellHeightPx } }
const farEntry = { ...nearEntry, intersectionRatio: 0 }

/** Notifies all listeners after a scroll whether their element is near. */
export function lookAround({ isNear, watched }: HostDevice): void {
  for (const [selector, notify] of watched) notify(isNear(selector) ? nearEntry : farEntry)
}

const locate = (record: RecordCall, name: string, device: HostDevice) => (options: Callbacks) => {
  record(name, options)
  const { position } = device
  const result = position ? { errMsg: `${name}:ok`, ...position } : { errMsg: `${name}:fail auth deny` }
  queueMicrotask(() => {
    if (position) options.success?.(result)
    else options.fail?.(result)
    options.complete?.(result)
  })
}

/** The host's calls for what the device knows and plays: its position, where elements lie, and videos. */
export function deviceCalls(kind: HostKind, device: HostDevice, record: RecordCall): object {
  const location = kind === 'weapp' ? 'getFuzzyLocation' : 'getLocation'
  return {
    createSelectorQuery: () => selectorQuery(device),
    createIntersectionObserver: () => intersectionObserver(device),
    [location]: locate(record, location, device),
    createVideoContext: (id: string) => ({
      play: () => record('video.play', id),
      pause: () => record('video.pause', id),
    }),
  }
}
