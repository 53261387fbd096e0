import { ScrollView } from '@tarojs/components'
import type { ScrollAreaProps } from './contract'

/** The host's scroll view: the one thing that still scrolls inside a popup which catches touches. */
export function ScrollArea({ className, children, onNearEnd, startId }: ScrollAreaProps) {
  return (
    <ScrollView className={className} scrollY lowerThreshold={300} scrollIntoView={startId} onScrollToLower={onNearEnd}>
      {children}
    </ScrollView>
  )
}
