import { Chip } from '../chip'
import './style.scss'

export interface ChoiceChipsProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Values that are on: at most one where only one may be chosen is the page's rule. */
  readonly selected: readonly Value[]
  readonly onToggle: (value: Value, isOn: boolean) => void
}

/** Choices as chips under a label. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, hint, options, selected, onToggle } = props
  return (
    <div className="choices" role="group" aria-label={label}>
      <div className="choices-label">{label}</div>
      {hint ? <div className="choices-hint">{hint}</div> : null}
      <div className="choices-row">
        {options.map((option) => {
          const isOn = selected.includes(option.value)
          return (
            <Chip key={option.value} isOn={isOn} onTap={() => onToggle(option.value, !isOn)}>
              {option.label}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}
