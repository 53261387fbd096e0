import { useState } from 'react'
import type { CommentSummary, TravelerType } from '@/contract/comment'
import {
  ALL_REVIEWS,
  bandText,
  reviewLanguageNames,
  type ReviewQuery,
  scoreBands,
  travelerTypeNames,
} from '@/domain/reviews/review-query'
import { Button } from '../button'
import { ChoiceChips } from '../choice-chips'
import { Sheet } from '../sheet'
import './style.scss'

export interface ReviewFiltersProps {
  readonly summary: CommentSummary
  readonly query: ReviewQuery
  readonly onApply: (query: ReviewQuery) => void
  readonly onClose: () => void
}

/** What narrows a list of reviews, with the number of reviews beside each choice; nothing changes before Show. */
export function ReviewFilters({ summary, query, onApply, onClose }: ReviewFiltersProps) {
  const [draft, setDraft] = useState(query)
  const set = (part: Partial<ReviewQuery>) => setDraft({ ...draft, ...part })
  const footer = (
    <div className="review-filters-foot">
      <Button kind="ghost" onTap={() => setDraft({ ...ALL_REVIEWS, sort: query.sort })}>
        Clear
      </Button>
      <Button isWide onTap={() => onApply(draft)}>
        Show reviews
      </Button>
    </div>
  )
  return (
    <Sheet isOpen title="Filter reviews" size="85" onClose={onClose} footer={footer}>
      <StayChoices summary={summary} draft={draft} onSet={set} />
      <TextChoices summary={summary} draft={draft} onSet={set} />
    </Sheet>
  )
}

interface ChoicesProps extends Pick<ReviewFiltersProps, 'summary'> {
  readonly draft: ReviewQuery
  readonly onSet: (part: Partial<ReviewQuery>) => void
}

/** With whom and in which room reviewers stayed, and whether they show it. */
function StayChoices({ summary, draft, onSet }: ChoicesProps) {
  const { withPictures, travelerTypes, rooms } = summary
  return (
    <>
      {withPictures > 0 ? (
        <ChoiceChips
          label="Photos"
          options={[{ value: 'photos', label: `With photos (${withPictures})` }]}
          selected={draft.withPictures ? ['photos'] : []}
          onToggle={(_, isOn) => onSet({ withPictures: isOn })}
        />
      ) : null}
      {travelerTypes.length > 0 ? (
        <ChoiceChips<TravelerType>
          label="Traveler type"
          options={travelerTypes.map(({ key, count }) => ({
            value: key,
            label: `${travelerTypeNames[key]} (${count})`,
          }))}
          selected={draft.travelerType ? [draft.travelerType] : []}
          onToggle={(travelerType, isOn) => onSet({ travelerType: isOn ? travelerType : null })}
        />
      ) : null}
      {rooms.length > 0 ? (
        <ChoiceChips
          label="Room"
          options={rooms.map(({ key, count }) => ({ value: key, label: `${key} (${count})` }))}
          selected={draft.room === '' ? [] : [draft.room]}
          onToggle={(room, isOn) => onSet({ room: isOn ? room : '' })}
        />
      ) : null}
    </>
  )
}

/** How they scored it, and in which language they wrote. */
function TextChoices({ summary, draft, onSet }: ChoicesProps) {
  const { distribution, languages } = summary
  const bands = scoreBands.filter((band) => (distribution[band - 1] ?? 0) > 0)
  return (
    <>
      {bands.length > 0 ? (
        <ChoiceChips
          label="Score"
          options={bands.map((band) => ({
            value: String(band),
            label: `${bandText(band)} (${distribution[band - 1] ?? 0})`,
          }))}
          selected={draft.band === null ? [] : [String(draft.band)]}
          onToggle={(band, isOn) => onSet({ band: isOn ? Number(band) : null })}
        />
      ) : null}
      {languages.length > 0 ? (
        <ChoiceChips<'en' | 'zh'>
          label="Language"
          options={languages.map(({ key, count }) => ({ value: key, label: `${reviewLanguageNames[key]} (${count})` }))}
          selected={draft.language ? [draft.language] : []}
          onToggle={(language, isOn) => onSet({ language: isOn ? language : null })}
        />
      ) : null}
    </>
  )
}
