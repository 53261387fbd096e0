import { contentCountText, LONGEST_CONTENT_UNITS } from '@/domain/community/content-text'
import { TextField } from '../text-field'
import type { TipProps } from '../tip'
import type { UploadTilesProps } from '../upload-tiles'
import type { WrittenSheetState } from './index'

/** What the sheets of all written forms show beside their own fields. */
export interface WrittenFormProps {
  readonly state: WrittenSheetState
  readonly uploads: Omit<UploadTilesProps, 'isDisabled' | 'takesVideo'>
  /** A hint for the first form of its kind; its text is null once it has been seen. */
  readonly tip: Pick<TipProps, 'text' | 'timers' | 'onHide'>
  readonly onText: (text: string) => void
}

interface ContentFieldProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** The field for the text that is published, with how much of its length is used. */
export function ContentField(props: ContentFieldProps) {
  return <TextField {...props} hint={contentCountText(props.value)} maxLength={LONGEST_CONTENT_UNITS} isLong />
}
