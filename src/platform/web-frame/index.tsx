import { WebView } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { isOwnPage } from '@/domain/payment/is-own-page'
import { readParams } from '../page-lifecycle/read-params'
import type { WebFrame as Frame } from './contract'

/** The host's web view, which covers the whole page; a share or a code cannot lead it to somebody else's page. */
export const WebFrame: Frame = function WebFrame({ otherwise }) {
  const { url = '' } = readParams(useRouter().params, [])
  return isOwnPage(url, API_HOSTS.web) ? <WebView src={url} /> : otherwise
}
