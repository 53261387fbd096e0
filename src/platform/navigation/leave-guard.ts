import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import type { UseLeaveGuard } from './contract'

interface AlertingHost {
  enableAlertBeforeUnload?(options: { message: string }): void
  disableAlertBeforeUnload?(options: object): void
}

/** Taro hands the calls on to WeChat alone; the other hosts have them under their own object. */
const host = (): AlertingHost => (Taro as unknown as { miniGlobal?: AlertingHost }).miniGlobal ?? {}

/** The host asks before its own back button and gesture, where it can; the page's own button is the page's to guard. */
export const useLeaveGuard: UseLeaveGuard = ({ isActive, question }) => {
  const letGo = () => host().disableAlertBeforeUnload?.({})
  useEffect(() => {
    if (!isActive) return
    host().enableAlertBeforeUnload?.({ message: question })
    return () => host().disableAlertBeforeUnload?.({})
  }, [isActive, question])
  return { letGo }
}
