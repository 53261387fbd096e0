import type { IconName } from '@/theme/icon-names'
import { Button } from '../button'
import { Icon } from '../icon'
import './style.scss'

export interface EmptyStateProps {
  readonly icon: IconName
  /** One sentence. */
  readonly text: string
  readonly action?: { readonly text: string; readonly onTap: () => void }
}

/** Where nothing is: one picture, one sentence, one action. */
export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="empty-picture">
        <Icon name={icon} size={48} />
      </div>
      <p className="empty-text">{text}</p>
      {action ? (
        <Button kind="secondary" size="medium" onTap={action.onTap}>
          {action.text}
        </Button>
      ) : null}
    </div>
  )
}
