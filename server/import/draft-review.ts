import type { Fact } from './field-aliases'
import type { ReviewDraft } from './hotel-draft'
import type { RecordReader } from './record-reader'

/** The guest's review that an entry carries, or null where it carries none or one that can't be used. */
export function draftReview(reader: RecordReader<Fact>): ReviewDraft | null {
  const text = reader.longText('reviewText')
  const score = reader.number('reviewScore')
  const title = reader.text('reviewTitle')
  const nickName = reader.text('reviewer', 40)
  const day = reader.text('reviewedAt').slice(0, 10)
  if (text === '' && score === null) return null
  if (score === null || score < 0 || score > 5) {
    reader.note('the review has no score from 0 to 5')
    return null
  }
  if (!isDay(day)) {
    reader.note('the review has no day')
    return null
  }
  return { nickName: nickName || 'A guest', score, content: [title, text].filter(Boolean).join('. '), day }
}

function isDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`)
  return (
    /^(19|20)\d{2}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
  )
}
