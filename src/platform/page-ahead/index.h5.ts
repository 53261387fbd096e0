import { useDidShow } from '@tarojs/taro'
import { isAhead } from '../boot/is-ahead'
import type { UsePageAhead } from './contract'

/** Taro shows the page to itself before anybody looks. */
export const usePageAhead: UsePageAhead = (read) =>
  useDidShow(() => {
    if (isAhead()) read()
  })
