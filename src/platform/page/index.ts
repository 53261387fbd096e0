import { useDidHide, useDidShow, usePageScroll, useReachBottom as useTaroReachBottom, useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { routes, type RouteName } from '../../../config/routes'
import type { PageLifecycle, RouteParams } from './contract'
import { whenActive } from '../boot'
import { decodedNames } from './decoded-names'
import { readParams } from './params'

/** By Taro's word, and for the first time not before somebody looks. */
export const usePageShow: PageLifecycle['usePageShow'] = (action) => useDidShow(() => void whenActive(action))

/** Each time that the page goes behind another, or the app to the background. */
export const usePageHide: PageLifecycle['usePageHide'] = (action) => useDidHide(action)

/** How far the page is scrolled, in CSS pixels. */
export const usePageScrollTop: PageLifecycle['usePageScrollTop'] = (action) =>
  usePageScroll(({ scrollTop }) => action(scrollTop))

/** The end of the page is near. */
export const useReachBottom: PageLifecycle['useReachBottom'] = (action) => useTaroReachBottom(action)

/** Parameters of the page's address, decoded; Taro's own are left out. */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const { params } = useRouter()
  return useMemo(() => readParams(params, decodedNames(routes[name].path)) as RouteParams<Name>, [params, name])
}
