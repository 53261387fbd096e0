import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { type ColumnMotion, dragColumn, grabColumn, pickerSizes, positionAt, releaseColumn, wheelSteps } from './motion'
import { keyedIndex, type PickerOption, typedIndex } from './options'
import type { Timers } from '@/domain/app/timers'
import { hasMotion } from '@/platform/popup/motion'

/** What moves a column. */
export interface ColumnFacts {
  readonly options: readonly PickerOption[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly timers: Pick<Timers, 'after'>
}

/** Characters typed within this time of each other form one search term. */
const TYPING_MS = 500

/** Moves a column by finger, mouse, wheel and keys; reports the choice at once, even while the column still glides to it. */
export function useColumn({ options, index, onIndex, timers }: ColumnFacts) {
  const [moved, setMoved] = useState<ColumnMotion>({ kind: 'resting', index })
  const isFromOutside = moved.kind !== 'dragged' && moved.index !== index
  const motion: ColumnMotion = isFromOutside ? { kind: 'resting', index } : moved
  const waitingPx = useRef(0)
  const typeAhead = useTypeAhead(timers)

  useEffect(() => {
    if (moved.kind !== 'gliding') return
    return timers.after(moved.durationMs, () => setMoved({ kind: 'resting', index: moved.index }))
  }, [moved, timers])

  const go = (next: ColumnMotion) => {
    setMoved(next)
    if (next.kind === 'gliding' && next.index !== index) onIndex(next.index)
  }
  const choose = (to: number | null, atMs: number) => {
    if (to === null || to === motionIndex(motion, index) || options[to]?.disabled) return
    const durationMs = pickerSizes.snapMs
    go({ kind: 'gliding', fromPosition: positionAt(motion, atMs), index: to, startedAtMs: atMs, durationMs })
  }
  return {
    motion,
    choose,
    drag: {
      onStart: (atMs: number) => setMoved(grabColumn(hasMotion() ? motion : arrived(motion), atMs)),
      onMove: ({ dyPx, atMs }: { dyPx: number; atMs: number }) =>
        setMoved(dragColumn(motion, dyPx, options.length, atMs)),
      onEnd: ({ atMs }: { atMs: number }) => go(releaseColumn(motion, options, atMs)),
    },
    onWheel: (deltaPx: number, atMs: number) => {
      const turned = wheelSteps(waitingPx.current, deltaPx)
      waitingPx.current = turned.waitingPx
      if (turned.step !== 0) choose(keyedIndex(options, index, turned.step > 0 ? 'ArrowDown' : 'ArrowUp'), atMs)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const typed = typeAhead(event)
      const to = typed ? typedIndex(options, index, typed) : keyedIndex(options, index, event.key)
      if (to === null && !typed) return
      event.preventDefault()
      choose(to, event.timeStamp)
    },
  }
}

/** Where nothing moves, a glide is over at once. */
function arrived(motion: ColumnMotion): ColumnMotion {
  return motion.kind === 'gliding' ? { kind: 'resting', index: motion.index } : motion
}

function motionIndex(motion: ColumnMotion, index: number): number {
  return motion.kind === 'dragged' ? index : motion.index
}

/** The characters typed so far, including this event's; null for keys that type nothing. */
function useTypeAhead(timers: Pick<Timers, 'after'>) {
  const typed = useRef('')
  const forget = useRef(() => {})
  useEffect(() => () => forget.current(), [])
  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null => {
    const isCharacter = key.length === 1 && !ctrlKey && !metaKey && !altKey
    if (!isCharacter || (key === ' ' && typed.current === '')) return null
    typed.current += key
    forget.current()
    forget.current = timers.after(TYPING_MS, () => {
      typed.current = ''
    })
    return typed.current
  }
}
