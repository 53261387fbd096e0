import { useState } from 'react'
import { ratingWord } from '@/domain/stays/stay-text'
import { Rating, type RatingProps } from '@/widgets/rating'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function State({
  name,
  start = 3,
  ...rest
}: Partial<RatingProps> & { readonly name: string; readonly start?: number }) {
  const [value, setValue] = useState(start)
  return (
    <GalleryState name={name}>
      <Rating label={name} value={value} onChange={setValue} {...rest} />
      <p className="gallery-text">{`${value}`}</p>
    </GalleryState>
  )
}

const scores = [null, 0, 0.9, 1, 1.95, 2, 3.9, 4, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 5]

function Show() {
  return (
    <>
      <State name="five stars" />
      <State name="not rated yet" start={0} />
      <State name="halves" start={3.5} isHalfAllowed />
      <State name="cleared by a second tap" canClear />
      <State name="three stars" start={2} count={3} />
      <State name="disabled" isDisabled />
      <State name="read only" start={4.5} isReadOnly />
      <GalleryState name="words">
        {scores.map((score) => (
          <p key={`${score}`}>{`${score ?? 'No score'}: ${ratingWord(score)}`}</p>
        ))}
      </GalleryState>
    </>
  )
}

/** Stars to rate with, and the words of scores. */
export const ratingSection: GallerySection = { key: 'rating', title: 'Rating', Show }
