import type { RefObject } from 'react'

/** Whether the element is near the visible part, or has been once; isWaiting false means that nobody need look. */
export type UseNear = (element: RefObject<HTMLElement | null>, isWaiting: boolean) => boolean
