import { WebView } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { readParams } from '../page-lifecycle/read-params'
import type { WebFrame as Frame } from './contract'

/** The host's web view, which covers the whole page. */
export const WebFrame: Frame = function WebFrame() {
  const { url = '' } = readParams(useRouter().params, [])
  return <WebView src={url} />
}
