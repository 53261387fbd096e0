import { contentCountText, LONGEST_CONTENT_UNITS } from '@/domain/community/content-text'
import { type MomentForm, momentFormText } from '@/domain/community/moment-form'
import { OptionRow } from '../option-row'
import { TextField } from '../text-field'
import { Tip, type TipProps } from '../tip'
import { UploadTiles, type UploadTilesProps } from '../upload-tiles'
import { WrittenSheet, type WrittenSheetState } from '../written-sheet'
import { TagRow } from './tag-row'
import { TopicField, type TopicFieldProps } from './topic-field'
import './style.scss'

export interface MomentFormSheetProps {
  readonly form: MomentForm
  readonly state: WrittenSheetState
  readonly uploads: Omit<UploadTilesProps, 'isDisabled' | 'takesVideo'>
  readonly topics: Omit<TopicFieldProps, 'isDisabled'>
  /** A hint for the first post; its text is null once it has been seen. */
  readonly tip: Pick<TipProps, 'text' | 'timers' | 'onHide'>
  readonly onText: (text: string) => void
  readonly onRemoveTag: () => void
  readonly onTogglePaid: () => void
}

/** The form for a post: text, pictures or a video, topics, what it is about, and whether it was paid for. */
export function MomentFormSheet(props: MomentFormSheetProps) {
  const { form, state, uploads, topics, tip, onText, onRemoveTag, onTogglePaid } = props
  const { text, tag, isPaid } = form
  return (
    <WrittenSheet title={momentFormText.title} sendText="Post" state={state}>
      <Tip {...tip} side="below" align="start">
        <TextField
          id="moment-text"
          label="Your post"
          value={text}
          placeholder="What was it like?"
          hint={contentCountText(text)}
          maxLength={LONGEST_CONTENT_UNITS}
          isLong
          onChange={onText}
        />
      </Tip>
      <h3 className="written-label">Pictures or a video</h3>
      <UploadTiles {...uploads} takesVideo isDisabled={state.isSending} />
      <TopicField {...topics} isDisabled={state.isSending} />
      {tag ? <TagRow tag={tag} isDisabled={state.isSending} onRemove={onRemoveTag} /> : null}
      <OptionRow
        kind="checkbox"
        isOn={isPaid}
        title={momentFormText.paid}
        detail={momentFormText.paidDetail}
        isDisabled={state.isSending}
        onTap={onTogglePaid}
      />
    </WrittenSheet>
  )
}
