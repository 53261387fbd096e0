import Taro from '@tarojs/taro'
import { queryText, type Query } from './url'

/** Address of a page, with the parameters that it was opened with; of the page on top unless another is given. */
export function currentMiniUrl(page = Taro.getCurrentPages().at(-1)): string {
  const options: Query = (page?.options ?? {}) as Query
  const { stamp: _stamp, $taroTimestamp: _timestamp, ...given } = options
  const text = queryText(given)
  return `/${page?.route ?? ''}${text === '' ? '' : `?${text}`}`
}
