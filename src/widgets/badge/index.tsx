import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import './style.scss'

export interface BadgeProps {
  readonly children: string
  readonly tone?: 'leaf' | 'coral' | 'lagoon' | 'plain'
  readonly icon?: IconName
}

/** A short fact set off from the text around it. */
export function Badge({ children, tone = 'plain', icon }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon ? <Icon name={icon} size={14} className="badge-icon" /> : null}
      <span className="badge-text">{children}</span>
    </span>
  )
}
