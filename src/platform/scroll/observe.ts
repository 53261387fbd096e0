import Taro from '@tarojs/taro'
import type { ObserveNear } from './contract'

/** The host finds elements by id; one without an id counts as near. */
export const observeNear: ObserveNear = (element, marginPx, onNear) => {
  const page = Taro.getCurrentInstance().page
  if (!element.id || !page) {
    onNear()
    return () => {}
  }
  const observer = Taro.createIntersectionObserver(page)
  observer
    .relativeToViewport({ top: marginPx, bottom: marginPx })
    .observe(`#${element.id}`, ({ intersectionRatio = 0 }) => {
      if (intersectionRatio <= 0) return
      observer.disconnect()
      onNear()
    })
  return () => observer.disconnect()
}
