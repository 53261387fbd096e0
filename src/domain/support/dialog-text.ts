import type { AnswerCard } from '@/contract/dialog'
import { shortRange } from '@/domain/days/format-day'
import { codedAmount } from '../money/amount-text'
import { type Answer, answerText } from './answer'

/** A question with its answer, as a conversation is written down. */
export interface WrittenTurn {
  readonly question: string
  readonly answer: Answer
}

/** A card in one line of text. */
function cardLine(card: AnswerCard): string {
  if (card.kind === 'hotel') {
    const { name, districtPath, price } = card.card
    const shown = price ? ` – ${codedAmount(price)}` : ''
    return `${name}, ${districtPath}${shown} (${shortRange(card.stay.checkIn, card.stay.checkOut)})`
  }
  if (card.kind === 'offer') {
    const { price } = card.offer
    const shown = price ? ` – ${codedAmount(price)}` : ''
    return `${card.hotelName}, ${card.roomName}: ${card.offer.name}${shown}`
  }
  if (card.kind === 'voucher') return `${card.card.name}, ${codedAmount(card.card)}`
  const title = card.kind === 'order' ? `${card.title} (${card.orderNo}): ${card.statusText}` : card.title
  return [title, ...card.lines].join('; ')
}

const cardLines = ({ parts }: Answer): string[] =>
  parts.flatMap((part) => (part.kind === 'cards' ? part.cards.map((card) => `- ${cardLine(card)}`) : []))

/** A whole conversation as plain text, for a file or the clipboard. */
export const dialogText = (title: string, turns: readonly WrittenTurn[]): string =>
  [
    title,
    ...turns.map(({ question, answer }) =>
      [`You: ${question}`, `AI assistant: ${answerText(answer)}`, ...cardLines(answer)].join('\n'),
    ),
  ].join('\n\n')
