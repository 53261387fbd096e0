import { WebView } from '@tarojs/components'
import { useDidShow, useRouter } from '@tarojs/taro'
import { useState, type ReactElement } from 'react'
import { isOwnPage } from '@/domain/account/login-return'
import { readParams } from '../page/params'
import { takeReturn } from './return-address'

export interface WebFrameProps {
  /** Shown instead where this page was opened for an address that is not ours. */
  readonly otherwise: ReactElement
}

/** The host's web view, which covers the whole page; a share or a code cannot lead it to a foreign page. It continues at the address that a native login page stores. */
export function WebFrame({ otherwise }: WebFrameProps): ReactElement {
  const { url = '' } = readParams(useRouter().params, [])
  const [returned, setReturned] = useState<string | null>(null)
  useDidShow(() => {
    const next = takeReturn()
    if (next !== null) setReturned(next)
  })
  const shown = returned ?? url
  return isOwnPage(shown, API_HOSTS.web) ? <WebView src={shown} /> : otherwise
}
