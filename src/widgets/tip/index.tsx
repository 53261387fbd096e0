import { useEffect, useRef, type ReactNode } from 'react'
import type { Timers } from '@/domain/app/timers'
import { TIP_MS } from '@/domain/app/toast'
import './style.scss'

export interface TipProps {
  /** Text of the bubble; null hides it. */
  readonly text: string | null
  /** After two seconds (spec §9). */
  readonly onHide: () => void
  readonly timers: Pick<Timers, 'after'>
  readonly side?: 'above' | 'below'
  /** Which edge of the element the bubble aligns to. */
  readonly align?: 'start' | 'center' | 'end'
  /** The element that it points at. */
  readonly children: ReactNode
}

/** A small bubble at an element, which goes by itself. */
export function Tip({ text, onHide, timers, side = 'above', align = 'center', children }: TipProps) {
  const hide = useRef(onHide)
  useEffect(() => {
    hide.current = onHide
  })
  useEffect(() => (text === null ? undefined : timers.after(TIP_MS, () => hide.current())), [text, timers])
  return (
    <div className="tip">
      {children}
      <div className={`tip-place tip-${side} tip-${align}`} role="status">
        {text === null ? null : <div className="tip-bubble">{text}</div>}
      </div>
    </div>
  )
}
