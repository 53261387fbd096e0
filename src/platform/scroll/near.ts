import type { RenderedNear, UseRenderedNear, UseNear } from './contract'
import Taro, { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Mini-programs put off pictures by themselves. */
export const useNear: UseNear = () => true

/** How far around the visible part content is rendered, px. */
const NEAR_PX = 400

/** The page of a component, which need not be the one in front when the component comes. */
const pageAt = (path: string | undefined) =>
  Taro.getCurrentPages().find((page) => path !== undefined && page.$taroPath === path) ?? Taro.getCurrentInstance().page

/** By the host's observer; content that leaves becomes an empty box of its rendered height. */
export const useRenderedNear: UseRenderedNear = (id, isFirst) => {
  const path = useRouter()?.$taroPath
  const [place, setPlace] = useState<RenderedNear>(() => ({ isRendered: isFirst || !pageAt(path), heightPx: null }))
  useEffect(() => {
    const page = pageAt(path)
    if (!page) return
    const observer = Taro.createIntersectionObserver(page)
    observer
      .relativeToViewport({ top: NEAR_PX, bottom: NEAR_PX, left: NEAR_PX, right: NEAR_PX })
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) => {
        const isRendered = intersectionRatio > 0
        setPlace((before) => ({
          isRendered,
          heightPx: isRendered ? before.heightPx : (boundingClientRect?.height ?? null),
        }))
      })
    return () => observer.disconnect()
  }, [id, path])
  return place
}
