import { ScrollView } from '@tarojs/components'
import { LOAD_MORE_PX } from '../../../config/load-more'
import type { ScrollAreaProps, ScrollRowProps } from './contract'
import { designScale } from './design-scale'

/** The host's scroll view: the one thing that still scrolls inside a popup which catches touches. */
export function ScrollArea({ className, children, onNearEnd, onScrolled, startId }: ScrollAreaProps) {
  return (
    <ScrollView
      className={className}
      scrollY
      lowerThreshold={LOAD_MORE_PX}
      scrollIntoView={startId}
      onScrollToLower={onNearEnd}
      onScroll={onScrolled && (({ detail }) => onScrolled(detail.scrollTop / designScale()))}
    >
      {children}
    </ScrollView>
  )
}

/** The host's scroll view, which finds the element by itself. */
export function ScrollRow({ className, shownId, children }: ScrollRowProps) {
  return (
    <ScrollView className={className} scrollX scrollWithAnimation scrollIntoView={shownId}>
      {children}
    </ScrollView>
  )
}
