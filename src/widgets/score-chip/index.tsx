import { ratingWord } from '@/domain/stays/stay-text'
import './style.scss'

export interface ScoreChipProps {
  readonly score: number | null
  readonly count: number
  /** Without the count, where room is short. */
  readonly isShort?: boolean
}

/** A review score: the number, its word, and how many reviews it comes from. */
export function ScoreChip({ score, count, isShort }: ScoreChipProps) {
  const known = count > 0 ? score : null
  const word = ratingWord(known)
  if (known === null) return <div className="score score-none">{word}</div>
  const number = (Math.floor(Number((known * 10).toFixed(6))) / 10).toFixed(1)
  return (
    <div className="score" role="img" aria-label={`Rated ${number} out of 5, ${word}, ${count} reviews`}>
      <span className="score-number" aria-hidden>
        {number}
      </span>
      <span className="score-word" aria-hidden>
        {word}
      </span>
      {isShort ? null : (
        <span className="score-count" aria-hidden>
          {count === 1 ? '1 review' : `${groupedBy3(count)} reviews`}
        </span>
      )}
    </div>
  )
}

function groupedBy3(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
