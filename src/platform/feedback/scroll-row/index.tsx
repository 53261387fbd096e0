import { ScrollView } from '@tarojs/components'
import type { ScrollRowProps } from './contract'

/** The host's scroll view, which finds the element by itself. */
export function ScrollRow({ className, shownId, children }: ScrollRowProps) {
  return (
    <ScrollView className={className} scrollX scrollWithAnimation scrollIntoView={shownId}>
      {children}
    </ScrollView>
  )
}
