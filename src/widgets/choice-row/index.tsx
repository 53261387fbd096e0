import type { Picture as PictureFacts } from '@/contract/scalars'
import { Icon } from '../icon'
import { Picture } from '../picture'
import './style.scss'

export interface ChoiceRowProps {
  readonly name: string
  /** Secondary line below the name, e.g. a location or a price. */
  readonly detail: string
  readonly picture: PictureFacts
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** One of several things that can be chosen together: box, picture and name as one button. */
export function ChoiceRow({ name, detail, picture, isChosen, onToggle }: ChoiceRowProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-label={name}
      className={isChosen ? 'choice-row choice-row-on' : 'choice-row'}
      onClick={onToggle}
    >
      <span className="choice-row-box">{isChosen ? <Icon name="check" size={16} /> : null}</span>
      <span className="choice-row-picture">
        <Picture picture={picture} ratio={1} width={240} isDecorative />
      </span>
      <span className="choice-row-body">
        <span className="choice-row-name">{name}</span>
        <span className="choice-row-note">{detail}</span>
      </span>
    </button>
  )
}
