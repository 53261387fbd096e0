import { useId, useRef, type HTMLAttributes } from 'react'
import { type ColumnMotion, renderedOptions, glideCurve, pickerSizes } from './motion'
import type { PickerOption } from './options'
import { useDrag, useWheel } from '@/platform/gesture'
import { useColumn, type ColumnFacts } from './use-column'

export interface ColumnProps extends ColumnFacts {
  readonly label: string
}

/** One column: a list box that renders only the options around the visible ones. */
export function Column(props: ColumnProps) {
  const { label, options, index } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const column = useColumn(props)
  const drag = useDrag(column.drag, true)
  useWheel(box, column.onWheel)
  const { first, end } = renderedOptions(column.motion, options.length)
  return (
    <div
      ref={box}
      className="pick-column"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={options.length > 0 ? `${id}-${index}` : undefined}
      onKeyDown={column.onKeyDown}
      {...drag}
    >
      <div className="pick-list" style={listStyle(column.motion)}>
        {options.slice(first, end).map((option, offset) => {
          const at = first + offset
          const onClick = ({ timeStamp }: { timeStamp: number }) => column.choose(at, timeStamp)
          const place = {
            'aria-setsize': options.length,
            'aria-posinset': at + 1,
            style: { top: `${at * 100}%` },
            onClick,
          }
          return <Option key={at} id={`${id}-${at}`} option={option} isChosen={at === index} place={place} />
        })}
      </div>
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: PickerOption
  readonly isChosen: boolean
  /** Where it stands, and what a tap there does; the list box has the keys. */
  readonly place: HTMLAttributes<HTMLElement>
}

function Option({ id, option, isChosen, place }: OptionProps) {
  const look = option.disabled ? ' pick-off' : isChosen ? ' pick-on' : ''
  return (
    <div
      id={id}
      className={`pick-option${look}`}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled}
      {...place}
    >
      <span className="pick-text">{option.text}</span>
    </div>
  )
}

const curve = `cubic-bezier(${glideCurve.x1}, ${glideCurve.y1}, ${glideCurve.x2}, ${glideCurve.y2})`

/** The style sheet draws the way to where the column stops: mini-programs have no frames of their own. */
function listStyle(motion: ColumnMotion) {
  if (motion.kind === 'dragged') return { transform: `translateY(${-100 * motion.position}%)`, transition: 'none' }
  const durationMs = motion.kind === 'gliding' ? motion.durationMs : pickerSizes.snapMs
  return { transform: `translateY(${-100 * motion.index}%)`, transition: `transform ${durationMs}ms ${curve}` }
}
