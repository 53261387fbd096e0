import { Badge } from '@/widgets/badge'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'
import { useState } from 'react'
import { Chip } from '@/widgets/chip'
import { ChoiceChips } from '@/widgets/choice-chips'
import { doNothing } from '../gallery-facts'
import { ScoreChip } from '@/widgets/score-chip'
import { StarRow } from '@/widgets/star-row'

const badges = [
  ['leaf', 'Free cancellation', 'check'],
  ['coral', 'Only 2 left', undefined],
  ['lagoon', 'Voucher', 'ticket'],
  ['plain', 'Breakfast', undefined],
] as const

function ShowBadges() {
  return badges.map(([tone, text, icon]) => (
    <GalleryState key={tone} name={tone}>
      <div className="gallery-row">
        <Badge tone={tone}>{text}</Badge>
        {icon ? (
          <Badge tone={tone} icon={icon}>
            {text}
          </Badge>
        ) : null}
      </div>
    </GalleryState>
  ))
}

/** Short facts in each tone. */
export const badgeSection: GallerySection = { key: 'badge', title: 'Badge', Show: ShowBadges }

const roomRequests = [
  { value: 'high', label: 'High floor' },
  { value: 'quiet', label: 'Quiet room' },
  { value: 'twin', label: 'Twin beds' },
  { value: 'late', label: 'Late check-in' },
] as const

function ShowChips() {
  const [selected, setSelected] = useState<readonly string[]>(['quiet'])
  return (
    <>
      <GalleryState name="off, on, plain">
        <div className="gallery-row">
          <Chip isOn={false} onTap={doNothing}>
            Pool
          </Chip>
          <Chip isOn onTap={doNothing}>
            Breakfast
          </Chip>
          <Chip onTap={doNothing}>Today</Chip>
        </div>
      </GalleryState>
      <GalleryState name="several to choose from">
        <ChoiceChips
          label="Special requests"
          hint="Not guaranteed, the hotel does what it can."
          options={roomRequests}
          selected={selected}
          onToggle={(value, isOn) =>
            setSelected((before) => (isOn ? [...before, value] : before.filter((other) => other !== value)))
          }
        />
      </GalleryState>
    </>
  )
}

/** Small choices, alone and in a group. */
export const chipSection: GallerySection = { key: 'chip', title: 'Chip', Show: ShowChips }

const scores = [5, 4.9, 4.8, 4.7, 4.6, 4.5, 4.2, 3.1, 1.4, 0.4]

function ShowScores() {
  return (
    <>
      {scores.map((score) => (
        <GalleryState key={score} name={score.toFixed(1)}>
          <ScoreChip score={score} count={1284} />
        </GalleryState>
      ))}
      <GalleryState name="one review">
        <ScoreChip score={4.5} count={1} />
      </GalleryState>
      <GalleryState name="short">
        <ScoreChip score={4.5} count={1284} isShort />
      </GalleryState>
      <GalleryState name="no score">
        <ScoreChip score={null} count={0} />
      </GalleryState>
    </>
  )
}

/** Review scores with every word. */
export const scoreChipSection: GallerySection = { key: 'score-chip', title: 'Score chip', Show: ShowScores }

function ShowStars() {
  return [2, 3, 4, 5].map((stars) => (
    <GalleryState key={stars} name={`${stars} stars`}>
      <StarRow stars={stars} />
    </GalleryState>
  ))
}

/** Grades of hotels as stars. */
export const starRowSection: GallerySection = { key: 'star-row', title: 'Star row', Show: ShowStars }
