import type { MomentApi } from '@/contract/moment'
import { isRecord } from '../is-record'
import { contentFault } from './content-text'
import { topicsInText, uniqueTopics } from './topics'
import type { StoredUpload } from './upload-rows'
import { writtenDraftReader } from './written-draft'

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

/** Texts of the form. */
export const momentFormText = {
  title: 'New post',
  noFiles: 'Please add a picture or a video.',
  paid: 'I was paid for this',
  paidDetail: 'Money, a free stay or a gift. Readers see it beside your post.',
  topicTip: 'Type # before a word to make it a topic.',
  posted: 'Your post is published.',
  held: 'Your post will be shown once it has been checked.',
} as const

/** Name under which the draft of a post about something is stored. */
export const momentDraftName = (tag: MomentFormTag | null): string =>
  tag ? `moment_draft ${tag.kind} ${tag.id}` : 'moment_draft'

/** Whether a form has nothing in it that could be lost. */
export const isMomentEmpty = ({ text, topics }: MomentForm, fileCount: number): boolean =>
  text.trim() === '' && topics.length === 0 && fileCount === 0

/** What is missing or wrong in a form, in a sentence; null where it can be sent. */
export const momentFault = ({ text }: MomentForm, fileCount: number): string | null =>
  fileCount === 0 ? momentFormText.noFiles : contentFault(text)

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

function isForm(value: unknown): value is MomentForm {
  if (!isRecord(value) || !isText(value.text) || typeof value.isPaid !== 'boolean') return false
  return Array.isArray(value.topics) && value.topics.every(isText) && isTag(value.tag)
}

/** Reads the stored draft of a post. */
export const readMomentDraft = writtenDraftReader<MomentForm, CreateMoment>(isForm)
