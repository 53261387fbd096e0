import type { MouseEvent } from 'react'
import Taro from '@tarojs/taro'
import type { TapPlace } from './contract'

/** What hosts tell of a tap's place in the window. */
interface HostTap {
  readonly changedTouches?: ArrayLike<{ readonly clientX: number; readonly clientY: number }>
}

/** Once the host has told where the element, which needs an id, is. */
export const tapPlace: TapPlace = (event: MouseEvent<HTMLElement> & HostTap, element, then) => {
  const touch = event.changedTouches?.[0]
  Taro.createSelectorQuery()
    .select(`#${element.id}`)
    .boundingClientRect((rect) => {
      const box = Array.isArray(rect) ? rect[0] : rect
      then(
        touch && box?.width && box.height
          ? { x: (touch.clientX - box.left) / box.width, y: (touch.clientY - box.top) / box.height }
          : { x: 0.5, y: 0.5 },
      )
    })
    .exec()
}
