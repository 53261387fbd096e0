import { useState } from 'react'
import { type MomentForm, momentFormText, topicsOf } from '@/domain/community/moment-form'
import { EMPTY_REVIEW, type ReviewForm, reviewFormText } from '@/domain/community/review-form'
import { uploadRowsText } from '@/domain/community/upload-rows'
import { Button } from '@/widgets/button'
import { Layer } from '@/widgets/layer'
import { MomentFormSheet } from '@/widgets/moment-form'
import { ReviewFormSheet } from '@/widgets/review-form'
import type { UploadTilesProps } from '@/widgets/upload-tiles'
import type { WrittenSheetState } from '@/widgets/written-sheet'
import { galleryTimers } from '../gallery-clock'
import { doNothing, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'
import { uploadRowOf } from './upload-tiles'

const uploads: Omit<UploadTilesProps, 'isDisabled' | 'takesVideo'> = {
  rows: [],
  statusText: '',
  notice: null,
  isPreparing: false,
  actions: {
    onAddPictures: doNothing,
    onAddVideo: doNothing,
    onCover: doNothing,
    onRetry: doNothing,
    onRemove: doNothing,
    onMove: doNothing,
  },
}

const state: WrittenSheetState = {
  fault: null,
  failure: null,
  isSending: false,
  isClosing: false,
  canClose: () => true,
  onSend: doNothing,
  onStay: doNothing,
  onLeave: doNothing,
  onDiscard: doNothing,
}

const refused = { message: 'Many people are posting right now. Please try again in a moment.', requestId: '8f2a61c0' }

/** A form's state in the gallery: what differs from an empty one. */
interface FormState<Form> {
  readonly name: string
  readonly form?: Partial<Form>
  readonly state?: Partial<WrittenSheetState>
  readonly uploads?: Partial<typeof uploads>
  readonly hasTip?: boolean
}

const files = {
  rows: [uploadRowOf(1), uploadRowOf(2, { step: 'sending', share: 0.4 })],
  statusText: '1 of 2 files are sent.',
}
const noMoment: MomentForm = { text: '', topics: [], tag: null, isPaid: false }
const written = {
  text: 'Woke up to mist over the old town. #Higashiyama is best before eight.',
  topics: ['slow travel', 'Kyoto'],
  tag: { kind: 'hotel', id: 'h1', name: 'Garden House Kyoto' },
  isPaid: true,
} as const

const moments: readonly FormState<MomentForm>[] = [
  { name: 'an empty post' },
  { name: 'a first post with its hint', hasTip: true },
  { name: 'a written post', form: written, uploads: files },
  {
    name: 'about a voucher',
    form: { tag: { kind: 'coupon', id: 's1', name: 'Two nights with breakfast and dinner' } },
  },
  { name: 'about a city', form: { tag: { kind: 'city', id: 'c1', name: 'Kyoto' } } },
  { name: 'a post without a file was sent', state: { fault: momentFormText.noFiles } },
  { name: 'files are still on their way', form: written, uploads: files, state: { fault: uploadRowsText.onTheirWay } },
  { name: 'a post is being sent', form: written, uploads: { rows: [uploadRowOf(1)] }, state: { isSending: true } },
  { name: 'a post was refused', form: written, state: { failure: refused } },
]

const stay = {
  hotelId: 'h1',
  hotelName: 'Garden House Kyoto',
  roomName: 'Twin room with garden view',
  when: '20 – 22 Nov',
  picture: pictureOf('hotel-golden-01'),
}

const review: ReviewForm = {
  score: 4.5,
  subScores: { cleanliness: 5, service: 4.5, value: 3.5 },
  travelerType: 'couple',
  text: 'Quiet rooms, kind people, and a breakfast worth getting up for.',
  isIncentivized: false,
}

const reviews: readonly (FormState<ReviewForm> & { readonly isEdit?: boolean })[] = [
  { name: 'an empty review' },
  { name: 'a first review with its hint', hasTip: true },
  { name: 'a written review', form: review, uploads: files },
  { name: 'an existing review', form: review, uploads: { rows: [uploadRowOf(1)] }, isEdit: true },
  { name: 'a review without a score was sent', state: { fault: reviewFormText.noScore } },
  { name: 'a review is being sent', form: review, state: { isSending: true } },
  { name: 'a review was refused', form: review, state: { failure: refused } },
]

const tipOf = (text: string | null) => ({ text, timers: galleryTimers, onHide: doNothing })

interface OpenProps {
  readonly state: WrittenSheetState
}

function OpenMoment({ form, uploads: own, hasTip, ...rest }: FormState<MomentForm> & OpenProps) {
  const [shown, setShown] = useState<MomentForm>({ ...noMoment, ...form })
  const [topicText, setTopicText] = useState('')
  return (
    <MomentFormSheet
      form={shown}
      state={rest.state}
      uploads={{ ...uploads, ...own }}
      topics={{
        names: topicsOf(shown),
        removable: shown.topics,
        suggested: ['food', 'hot springs', 'night trains'],
        text: topicText,
        canAdd: true,
        onText: setTopicText,
        onAdd: doNothing,
        onChoose: (name) => setShown({ ...shown, topics: [...shown.topics, name] }),
        onRemove: (name) => setShown({ ...shown, topics: shown.topics.filter((each) => each !== name) }),
      }}
      tip={tipOf(hasTip ? momentFormText.topicTip : null)}
      onText={(text) => setShown({ ...shown, text })}
      onRemoveTag={() => setShown({ ...shown, tag: null })}
      onTogglePaid={() => setShown({ ...shown, isPaid: !shown.isPaid })}
    />
  )
}

function OpenReview({ form, uploads: own, hasTip, isEdit, ...rest }: (typeof reviews)[number] & OpenProps) {
  const [shown, setShown] = useState<ReviewForm>({ ...EMPTY_REVIEW, ...form })
  return (
    <ReviewFormSheet
      stay={stay}
      isEdit={isEdit ?? false}
      form={shown}
      state={rest.state}
      uploads={{ ...uploads, ...own }}
      tip={tipOf(hasTip ? reviewFormText.halfTip : null)}
      onScore={(score) => setShown({ ...shown, score })}
      onSubScore={(key, score) => setShown({ ...shown, subScores: { ...shown.subScores, [key]: score } })}
      onType={(type, isOn) => setShown({ ...shown, travelerType: isOn ? type : null })}
      onText={(text) => setShown({ ...shown, text })}
      onToggleIncentive={() => setShown({ ...shown, isIncentivized: !shown.isIncentivized })}
    />
  )
}

/** Which form is open, and whether closing it has prompted for its draft. */
function useOpenForm() {
  const [open, setOpen] = useState<string | null>(null)
  const [isClosing, setClosing] = useState(false)
  const close = () => {
    setOpen(null)
    setClosing(false)
  }
  const stateOf = (name: string, change: Partial<WrittenSheetState> = {}): WrittenSheetState => ({
    ...state,
    ...change,
    isClosing,
    canClose: () => {
      setClosing(name === prompting)
      return name !== prompting
    },
    onStay: () => setClosing(false),
    onLeave: close,
    onDiscard: close,
  })
  return { open, setOpen, stateOf }
}

/** The one state whose closing prompts. */
const prompting = 'a draft is stored or discarded'

function ShowMoments() {
  const { open, setOpen, stateOf } = useOpenForm()
  const prompts: FormState<MomentForm> = { name: prompting, form: written }
  const shown = [...moments, prompts].find(({ name }) => name === open)
  return (
    <>
      {moments.map(({ name }) => (
        <GalleryState key={name} name={name}>
          <Button kind="secondary" onTap={() => setOpen(name)}>{`Open: ${name}`}</Button>
        </GalleryState>
      ))}
      <GalleryState name={prompting}>
        <Button kind="secondary" onTap={() => setOpen(prompting)}>
          Prompts when it is closed
        </Button>
      </GalleryState>
      <Layer>
        {shown ? <OpenMoment key={shown.name} {...shown} state={stateOf(shown.name, shown.state)} /> : null}
      </Layer>
    </>
  )
}

function ShowReviews() {
  const { open, setOpen, stateOf } = useOpenForm()
  const shown = reviews.find(({ name }) => name === open)
  return (
    <>
      {reviews.map(({ name }) => (
        <GalleryState key={name} name={name}>
          <Button kind="secondary" onTap={() => setOpen(name)}>{`Open: ${name}`}</Button>
        </GalleryState>
      ))}
      <Layer>
        {shown ? <OpenReview key={shown.name} {...shown} state={stateOf(shown.name, shown.state)} /> : null}
      </Layer>
    </>
  )
}

/** The form for a post. */
export const momentFormSection: GallerySection = { key: 'moment-form', title: 'Form for a post', Show: ShowMoments }

/** The form for a review. */
export const reviewFormSection: GallerySection = { key: 'review-form', title: 'Form for a review', Show: ShowReviews }
