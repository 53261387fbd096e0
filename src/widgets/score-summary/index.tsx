import type { CommentSummary } from '@/contract/comment'
import { recentText, reviewPageText, shownSubScores } from '@/domain/reviews/review-text'
import { scoreBands } from '@/domain/reviews/review-query'
import { countOf } from '@/domain/text/phrases'
import { Link } from '../link'
import { ScoreChip } from '../score-chip'
import './style.scss'

export interface ScoreSummaryProps {
  readonly summary: Pick<CommentSummary, 'count' | 'score' | 'distribution' | 'subScores' | 'recent' | 'hasDemo'>
  readonly hrefOfRules: string
  readonly onRules: () => void
  /** The chosen score band; null for all. */
  readonly band: number | null
  /** Chooses a band, or all where the chosen one is tapped again. */
  readonly onBand: (band: number | null) => void
}

/** A score with its word, what it consists of, and how it came about. */
export function ScoreSummary(props: ScoreSummaryProps) {
  const { summary, hrefOfRules, onRules } = props
  const recent = recentText(summary)
  return (
    <div className="scoresum">
      <div className="scoresum-head">
        <ScoreChip score={summary.score} count={summary.count} />
        <Link className="scoresum-rules" href={hrefOfRules} onOpen={onRules}>
          {reviewPageText.rules}
        </Link>
      </div>
      {recent === null ? null : <p className="scoresum-recent">{recent}</p>}
      {summary.count > 0 ? (
        <>
          <Bands {...props} />
          <SubScores summary={summary} />
        </>
      ) : null}
      {summary.hasDemo ? <p className="scoresum-demo">{reviewPageText.demoNotice}</p> : null}
    </div>
  )
}

/** How many reviews round down to each score; a tap shows them alone. */
function Bands({ summary: { distribution, count }, band, onBand }: ScoreSummaryProps) {
  return (
    <ul className="scoresum-bands" aria-label="Reviews by score">
      {scoreBands.map((each) => {
        const reviews = distribution[each - 1] ?? 0
        return (
          <li key={each}>
            <button
              type="button"
              className={each === band ? 'scoresum-band scoresum-on' : 'scoresum-band'}
              aria-pressed={each === band}
              aria-label={`${countOf(each, 'star')}: ${countOf(reviews, 'review')}`}
              onClick={() => onBand(each === band ? null : each)}
            >
              <span className="scoresum-name">{each}</span>
              <span className="scoresum-bar">
                <span className="scoresum-part" style={{ width: `${count > 0 ? (100 * reviews) / count : 0}%` }} />
              </span>
              <span className="scoresum-count">{reviews}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function SubScores({ summary: { subScores } }: Pick<ScoreSummaryProps, 'summary'>) {
  const scores = shownSubScores(subScores)
  if (scores.length === 0) return null
  return (
    <ul className="scoresum-subs" aria-label="Scores by subject">
      {scores.map(([name, score]) => (
        <li key={name} className="scoresum-sub">
          <span className="scoresum-sub-name">{name}</span>
          <span className="scoresum-sub-score">{score.toFixed(1)}</span>
        </li>
      ))}
    </ul>
  )
}
