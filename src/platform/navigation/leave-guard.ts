import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import type { UseLeaveGuard } from './contract'

interface AlertingHost {
  enableAlertBeforeUnload?(options: { message: string }): void
  disableAlertBeforeUnload?(options: object): void
}

/** Taro hands the calls on to WeChat alone; the other hosts have them under their own object. */
const host = (): AlertingHost => (Taro as unknown as { miniGlobal?: AlertingHost }).miniGlobal ?? {}

/** The host prompts before its own back button and gesture, where it can; the page guards its own button. */
export const useLeaveGuard: UseLeaveGuard = ({ isActive, confirmText }) => {
  const letGo = () => host().disableAlertBeforeUnload?.({})
  useEffect(() => {
    if (!isActive) return
    host().enableAlertBeforeUnload?.({ message: confirmText })
    return () => host().disableAlertBeforeUnload?.({})
  }, [isActive, confirmText])
  return { letGo }
}
