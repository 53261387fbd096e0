import type { MouseEvent } from 'react'
import Taro from '@tarojs/taro'
import type { TapPlace } from './contract'

interface WindowPlace {
  readonly clientX: number
  readonly clientY: number
}

/** What hosts tell of a tap's place in the window: most by the touch that ended, Alipay in the detail. */
interface HostTap {
  readonly changedTouches?: ArrayLike<WindowPlace>
  readonly mpEvent?: { readonly detail?: Partial<WindowPlace> }
}

/** Where an element lies in the window, as exec answers it. */
interface ElementRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function windowPlaceOf({ changedTouches, mpEvent }: HostTap): WindowPlace | null {
  const touch = changedTouches?.[0]
  if (touch) return touch
  const { clientX, clientY } = mpEvent?.detail ?? {}
  return clientX === undefined || clientY === undefined ? null : { clientX, clientY }
}

const middle = { x: 0.5, y: 0.5 }

/** Once the host has told where the element, which needs an id, is; asked by exec, as Alipay calls back by nothing else. */
export const tapPlace: TapPlace = (event: MouseEvent<HTMLElement> & HostTap, element, then) => {
  const place = windowPlaceOf(event)
  Taro.createSelectorQuery()
    .select(`#${element.id}`)
    .boundingClientRect()
    .exec(([box]: readonly (ElementRect | null)[]) =>
      then(
        place && box?.width && box.height
          ? { x: (place.clientX - box.left) / box.width, y: (place.clientY - box.top) / box.height }
          : middle,
      ),
    )
}
