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
  /** Elements by the selector that they are asked for with; all others are unknown. */
  readonly rects: Map<string, ElementRect>
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
    [location]: locate(note, location, device),
    createVideoContext: (id: string) => ({
      play: () => note('video.play', id),
      pause: () => note('video.pause', id),
    }),
  }
}
