import { useEffect } from 'react'
import { usePageHide, usePageShow } from '@/platform/page'

/** A store that reads what its page is about, and goes on reading while that changes by itself. */
interface LookingStore {
  look(): Promise<void>
  stop(): void
}

/** Has a store look whenever its page comes to the front, until the page goes behind another or ends. */
export function useLooking(store: LookingStore): void {
  usePageShow(() => void store.look())
  usePageHide(() => store.stop())
  useEffect(() => () => store.stop(), [store])
}
