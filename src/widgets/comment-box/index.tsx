import { useEffect, useId, useRef } from 'react'
import { commentFault } from '@/domain/community/comment-text'
import { focusInside } from '@/platform/focus'
import { barFieldProps } from '@/platform/keyboard'
import { Button } from '../button'
import { Icon } from '../icon'
import { areaChange } from '../text-field/area-change'
import './style.scss'

export interface CommentBoxProps {
  readonly text: string
  /** Name of whom it replies to; null for a comment of its own. */
  readonly replyTo: string | null
  readonly canSend: boolean
  readonly isSending: boolean
  readonly onText: (text: string) => void
  readonly onSend: () => void
  readonly onCancelReply: () => void
}

/** The box for a comment or a reply, which takes the focus when a reply begins. */
export function CommentBox(props: CommentBoxProps) {
  const { text, replyTo, canSend, isSending, onText } = props
  const box = useRef<HTMLDivElement>(null)
  const fault = commentFault(text)
  const faultId = useId()
  const label = replyTo === null ? 'Add a comment' : `Reply to ${replyTo}`
  useEffect(() => {
    if (replyTo !== null) focusInside(box.current, '.say-text')
  }, [replyTo])
  return (
    <div ref={box} className="say" role="group" aria-label={label}>
      {replyTo === null ? null : (
        <div className="say-target">
          <span className="say-to">{label}</span>
          <button type="button" className="say-cancel" aria-label="Cancel the reply" onClick={props.onCancelReply}>
            <Icon name="x" size={16} />
          </button>
        </div>
      )}
      <div className="say-row">
        <textarea
          {...barFieldProps}
          name="comment-text"
          className={text === '' ? 'say-text' : 'say-text say-long'}
          value={text}
          maxLength={12_000}
          rows={1}
          placeholder={label}
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          {...areaChange(text, onText)}
        />
        {text.trim() === '' ? null : (
          <Button size="medium" isLoading={isSending} isDisabled={!canSend && !isSending} onTap={props.onSend}>
            Send
          </Button>
        )}
      </div>
      {fault ? (
        <p id={faultId} className="say-fault" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
