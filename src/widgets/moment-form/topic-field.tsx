import { MOST_TOPICS } from '@/domain/community/topics'
import { Button } from '../button'
import { Chip } from '../chip'
import { Icon } from '../icon'
import { TextField } from '../text-field'

export interface TopicFieldProps {
  /** All topics of the post. */
  readonly names: readonly string[]
  /** Those that stand beside the text, and can be removed here. */
  readonly removable: readonly string[]
  readonly suggested: readonly string[]
  /** What is being typed. */
  readonly text: string
  readonly canAdd: boolean
  readonly isDisabled: boolean
  readonly onText: (text: string) => void
  readonly onAdd: () => void
  readonly onChoose: (name: string) => void
  readonly onRemove: (name: string) => void
}

/** Topics of a post as chips, a field for another one, and suggestions. */
export function TopicField(props: TopicFieldProps) {
  const { names, suggested, text, canAdd, isDisabled, onText, onAdd, onChoose } = props
  return (
    <div className="moment-form-topics">
      {names.length > 0 ? (
        <ul className="moment-form-chips" aria-label="Topics of your post">
          {names.map((name) => (
            <TopicChip key={name} {...props} name={name} />
          ))}
        </ul>
      ) : null}
      {canAdd ? (
        <div className="moment-form-add">
          <TextField
            id="moment-topic"
            label="Add a topic"
            value={text}
            placeholder="Kyoto"
            maxLength={120}
            hint={`Up to ${MOST_TOPICS}. A # before a word in your text makes it a topic, too.`}
            onChange={onText}
          />
          <div className="moment-form-add-button">
            <Button kind="secondary" isDisabled={isDisabled || text.trim() === ''} label="Add topic" onTap={onAdd}>
              Add
            </Button>
          </div>
        </div>
      ) : null}
      {suggested.length > 0 ? (
        <div className="moment-form-chips" role="group" aria-label="Suggested topics">
          {suggested.map((name) => (
            <Chip key={name} label={`Add topic ${name}`} onTap={() => onChoose(name)}>
              {`#${name}`}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** A topic that stands in the text goes with it. */
function TopicChip({ name, removable, isDisabled, onRemove }: TopicFieldProps & { readonly name: string }) {
  if (!removable.includes(name)) {
    return (
      <li className="moment-form-chip">
        <span className="moment-form-chip-face">{`#${name}`}</span>
      </li>
    )
  }
  return (
    <li className="moment-form-chip">
      <button
        type="button"
        className="moment-form-chip-button"
        aria-label={`Remove topic ${name}`}
        disabled={isDisabled}
        onClick={isDisabled ? undefined : () => onRemove(name)}
      >
        <span className="moment-form-chip-face">
          {`#${name}`}
          <Icon name="x" size={14} className="moment-form-chip-cross" />
        </span>
      </button>
    </li>
  )
}
