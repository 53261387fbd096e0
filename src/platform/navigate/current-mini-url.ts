import Taro from '@tarojs/taro'
import { queryText, type Query } from './url'

/** Address of the page on top, with the parameters that it was opened with. */
export function currentMiniUrl(): string {
  const page = Taro.getCurrentPages().at(-1)
  const options: Query = (page?.options ?? {}) as Query
  const { stamp: _stamp, $taroTimestamp: _timestamp, ...given } = options
  const text = queryText(given)
  return `/${page?.route ?? ''}${text === '' ? '' : `?${text}`}`
}
