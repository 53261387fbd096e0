import type { RefObject } from 'react'

/** Whether the element is near the visible part, or has been once; isWaiting false means that nobody need look, distancePx how near is near (300 unless said otherwise, specification §9). */
export type UseNear = (element: RefObject<HTMLElement | null>, isWaiting: boolean, distancePx?: number) => boolean
