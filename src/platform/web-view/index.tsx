import { WebView } from '@tarojs/components'
import { useDidShow, useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { isOwnPage } from '@/domain/account/login-return'
import { readParams } from '../page/params'
import type { WebFrame as Frame } from './contract'
import { takeReturn } from './return-address'

/** The host's web view, which covers the whole page; a share or a code cannot lead it to somebody else's page. It goes on where a native login page says. */
export const WebFrame: Frame = function WebFrame({ otherwise }) {
  const { url = '' } = readParams(useRouter().params, [])
  const [returned, setReturned] = useState<string | null>(null)
  useDidShow(() => {
    const next = takeReturn()
    if (next !== null) setReturned(next)
  })
  const shown = returned ?? url
  return isOwnPage(shown, API_HOSTS.web) ? <WebView src={shown} /> : otherwise
}
