import type { KeyboardEvent } from 'react'
import { MESSAGE_CHARACTERS } from '@/domain/support/message-length'
import { barFieldProps } from '@/platform/keyboard'
import { Icon } from '../icon'
import { areaChange } from '../text-field/area-change'
import './style.scss'

export interface ComposerProps {
  readonly text: string
  /** What is written here, for screen readers and as the placeholder. */
  readonly label: string
  readonly canSend: boolean
  readonly onText: (text: string) => void
  readonly onSend: () => void
  /** Stops the reply that is on its way; its button replaces Send. */
  readonly onStop?: (() => void) | undefined
  /** Opens what else can be sent; without it there is no button. */
  readonly onMore?: (() => void) | undefined
}

/** The box for a message, with its button; Enter sends where there is a keyboard. */
export function Composer(props: ComposerProps) {
  const { text, label, canSend, onText, onSend, onStop, onMore } = props
  const send = () => {
    if (canSend) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isSend) return
    event.preventDefault()
    send()
  }
  return (
    <div className="compose" role="group" aria-label={label}>
      {onMore ? (
        <button type="button" className="compose-more" aria-label="Send a picture or card" onClick={onMore}>
          <Icon name="plus" size={20} />
        </button>
      ) : null}
      <textarea
        {...barFieldProps}
        name="message"
        className={text === '' ? 'compose-text' : 'compose-text compose-long'}
        value={text}
        maxLength={MESSAGE_CHARACTERS}
        rows={1}
        placeholder={label}
        aria-label={label}
        {...areaChange(text, onText)}
        onKeyDown={onKeyDown}
      />
      {onStop ? (
        <button type="button" className="compose-send" aria-label="Stop the reply" onClick={onStop}>
          <Icon name="square" size={18} />
        </button>
      ) : (
        <button type="button" className="compose-send" aria-label="Send" disabled={!canSend} onClick={send}>
          <Icon name="arrow-up" size={20} />
        </button>
      )}
    </div>
  )
}
