import type { MomentApi } from '@/contract/moment'
import { visibleLength } from '../account/profile-faults'
import type { Attempt } from '../attempt'
import { isRecord } from '../is-record'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'
import { countOf } from '../text/phrases'
import { topicsInText, uniqueTopics } from './topics'
import type { StoredUpload } from './upload-rows'

/** Most visible characters of a post or review. */
const LONGEST_CONTENT = 2000

/** Most characters that a field takes: one that is seen may consist of several. */
export const LONGEST_CONTENT_UNITS = 12_000

/** What a post is about, with its name for the form. */
export interface MomentFormTag {
  readonly kind: 'hotel' | 'coupon' | 'city'
  readonly id: string
  readonly name: string
}

/** What a traveler writes for a post; topics beside those that stand in the text. */
export interface MomentForm {
  readonly text: string
  readonly topics: readonly string[]
  readonly tag: MomentFormTag | null
  readonly isPaid: boolean
}

export type CreateMoment = MomentApi['POST /api/ugc/moment']['input']

/** A post that is being written, as it outlives a reload and a sign-in. */
export interface MomentDraft extends OwnedDraft {
  readonly form: MomentForm
  readonly files: readonly StoredUpload[]
  readonly attempt: Attempt<CreateMoment> | null
}

/** Texts of the form. */
export const momentFormText = {
  title: 'New post',
  empty: 'Write something, or add a picture or a video.',
  paid: 'I was paid for this',
  paidDetail: 'Money, a free stay or a gift. Readers see it beside your post.',
  topicTip: 'Type # before a word to make it a topic.',
  posted: 'Your post is published.',
  held: 'Your post will be shown once it has been checked.',
} as const

/** Name under which the draft of a post about something is stored. */
export const momentDraftName = (tag: MomentFormTag | null): string =>
  tag ? `moment_draft ${tag.kind} ${tag.id}` : 'moment_draft'

/** What is wrong with a text, in a sentence; null where it is not too long. */
export function contentFault(text: string): string | null {
  const over = visibleLength(text.trim()) - LONGEST_CONTENT
  return over > 0 ? `Your text is ${countOf(over, 'character')} too long.` : null
}

/** How much of the space for a text is used: "12 of 2,000 characters". */
export const contentCountText = (text: string): string => `${visibleLength(text)} of 2,000 characters`

/** Whether a form has nothing in it that could be lost. */
export const isMomentEmpty = ({ text, topics }: MomentForm, fileCount: number): boolean =>
  text.trim() === '' && topics.length === 0 && fileCount === 0

/** What is missing or wrong in a form, in a sentence; null where it can be sent. */
export const momentFault = ({ text }: MomentForm, fileCount: number): string | null =>
  text.trim() === '' && fileCount === 0 ? momentFormText.empty : contentFault(text)

/** All topics of a post: those in its text, then the chosen ones. */
export const topicsOf = ({ text, topics }: MomentForm): readonly string[] =>
  uniqueTopics([...topicsInText(text), ...topics])

const tagFields = (tag: MomentFormTag | null): Pick<CreateMoment, 'hotelId' | 'skuId' | 'cityId'> => {
  if (!tag) return {}
  return { [{ hotel: 'hotelId', coupon: 'skuId', city: 'cityId' }[tag.kind]]: tag.id }
}

/** What is sent for a post with the files that have arrived. */
export function momentBody(form: MomentForm, files: readonly StoredUpload[]): CreateMoment {
  const video = files.find(({ kind }) => kind === 'video')
  return {
    content: form.text.trim(),
    pictureIds: files.filter(({ kind }) => kind === 'picture').map(({ fileId }) => fileId),
    ...(video && { videoId: video.fileId }),
    topics: [...topicsOf(form)],
    ...tagFields(form.tag),
    isPaid: form.isPaid,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isTag = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    ['hotel', 'coupon', 'city'].includes(String(value.kind)) &&
    isText(value.id) &&
    isText(value.name))

/** Whether a stored value is a list of files that had arrived. */
export const areStoredUploads = (value: unknown): value is readonly StoredUpload[] =>
  Array.isArray(value) &&
  value.every(
    (file) =>
      isRecord(file) && (file.kind === 'picture' || file.kind === 'video') && isText(file.fileId) && isText(file.url),
  )

/** Whether a stored value is a try to send something, or none. */
export const isStoredAttempt = (value: unknown): boolean =>
  value === null || (isRecord(value) && isText(value.key) && isRecord(value.body) && typeof value.isOpen === 'boolean')

/** Whether a stored value has an owner and a time. */
export const isOwned = (value: Record<string, unknown>): boolean =>
  (value.uid === null || isText(value.uid)) && typeof value.savedAtMs === 'number'

function isForm(value: unknown): value is MomentForm {
  if (!isRecord(value) || !isText(value.text) || typeof value.isPaid !== 'boolean') return false
  return Array.isArray(value.topics) && value.topics.every(isText) && isTag(value.tag)
}

const isDraft = (value: unknown): value is MomentDraft =>
  isRecord(value) &&
  isOwned(value) &&
  isForm(value.form) &&
  areStoredUploads(value.files) &&
  isStoredAttempt(value.attempt)

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account. */
export const readMomentDraft = (text: string | null, nowMs: number, uid: string | null): MomentDraft | null =>
  readStoredDraft(text, isDraft, nowMs, uid)
