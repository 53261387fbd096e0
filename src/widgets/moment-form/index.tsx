import { type MomentForm, momentFormText } from '@/domain/community/moment-form'
import { OptionRow } from '../option-row'
import { Tip } from '../tip'
import { UploadTiles } from '../upload-tiles'
import { WrittenSheet } from '../written-sheet'
import { ContentField, type WrittenFormProps } from '../written-sheet/parts'
import { TagRow } from './tag-row'
import { TopicField, type TopicFieldProps } from './topic-field'
import './style.scss'

export interface MomentFormSheetProps extends WrittenFormProps {
  readonly form: MomentForm
  readonly topics: Omit<TopicFieldProps, 'isDisabled'>
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
        <ContentField
          id="moment-text"
          label="Your post"
          placeholder="What was it like?"
          value={text}
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
