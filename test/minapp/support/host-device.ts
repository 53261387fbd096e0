import type { AlbumPicture } from './host-pictures'
import type { HostKind } from './host-kind'
import type { Callbacks } from './host-network'

/** Where an element lies in the window, in px, as hosts tell it. */
export interface ElementRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a test says of the phone around the mini-program. */
export interface HostDevice {
  /** Where the phone is; null where its owner does not let the app know. */
  position: { readonly latitude: number; readonly longitude: number } | null
  /** What the traveller chooses from the album; null where they change their mind. */
  album: AlbumPicture | null
  /** Elements by the selector that they are asked for with; all others are unknown. */
  readonly rects: Map<string, ElementRect>
  /** Whether an element, named by its selector, is near the visible part. */
  isNear: (selector: string) => boolean
  /** Whether every call of the host's storage throws. */
  isStorageRefused: boolean
  /** Who wants to be told when an element comes near or leaves, by its selector. */
  readonly watched: Map<string, (entry: object) => void>
}

type Note = (name: string, options: unknown) => void

/** Every question is answered by exec alone: no other way is common to all hosts. */
function selectorQuery({ rects }: HostDevice): object {
  const asked: (ElementRect | null)[] = []
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
      asked.push(rects.get(selected) ?? null)
      return query
    },
    exec: (done?: (found: readonly (ElementRect | null)[]) => void) => void setTimeout(() => done?.(asked), 0),
  }
  return query
}

/** Tells at once what is near; a leaving element is told by whoever moves the page. */
function intersectionObserver(device: HostDevice): object {
  const { watched } = device
  const own = new Set<string>()
  const observer = {
    relativeToViewport: () => observer,
    observe: (selector: string, tell: (entry: object) => void) => {
      own.add(selector)
      watched.set(selector, tell)
      if (device.isNear(selector)) setTimeout(() => watched.get(selector) === tell && tell(nearEntry), 0)
    },
    disconnect: () => own.forEach((selector) => watched.delete(selector)),
  }
  return observer
}

const cellHeightPx = 300
const nearEntry = { intersectionRatio: 1, boundingClientRect: { height: cellHeightPx } }
const farEntry = { ...nearEntry, intersectionRatio: 0 }

/** Tells every watched element anew whether it is near: the page was moved. */
export function lookAround({ isNear, watched }: HostDevice): void {
  for (const [selector, tell] of watched) tell(isNear(selector) ? nearEntry : farEntry)
}

const locate = (note: Note, name: string, device: HostDevice) => (options: Callbacks) => {
  note(name, options)
  const { position } = device
  const result = position ? { errMsg: `${name}:ok`, ...position } : { errMsg: `${name}:fail auth deny` }
  queueMicrotask(() => {
    if (position) options.success?.(result)
    else options.fail?.(result)
    options.complete?.(result)
  })
}

/** The host's calls for what the device knows and plays: its position, where elements lie, and videos. */
export function deviceCalls(kind: HostKind, device: HostDevice, note: Note): object {
  const location = kind === 'weapp' ? 'getFuzzyLocation' : 'getLocation'
  return {
    createSelectorQuery: () => selectorQuery(device),
    createIntersectionObserver: () => intersectionObserver(device),
    [location]: locate(note, location, device),
    createVideoContext: (id: string) => ({
      play: () => note('video.play', id),
      pause: () => note('video.pause', id),
    }),
  }
}
