import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import './style.scss'

/** A name with its value; the icon is decoration. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly icon?: IconName
}

export interface FactListProps {
  readonly facts: readonly Fact[]
}

/** Facts below each other, names on one side, values on the other. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, icon }) => (
        <div key={label} className="facts-row">
          <dt className="facts-name">
            {icon ? <Icon name={icon} size={16} className="facts-icon" /> : null}
            <span className="facts-label">{label}</span>
          </dt>
          <dd className="facts-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
