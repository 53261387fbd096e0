import type { WaterfallItem } from '@/contract/feed'
import { momentCovers } from '../moment-card/moment-covers'
import type { StayPrice } from '@/contract/stay'
import { isFreeToCancel, ownPriceText } from '@/domain/stays/stay-text'
import { stayCovers } from '@/domain/stays/wanted-stay'

/** So many px of a screen 375 px wide, in the unit that grows with the screen (`--fall-100` of the style sheet is 100 of them). */
export const pxAt375 = (px: number): string => `calc(var(--fall-100) * ${px / 100})`

/** Characters from this code point on are counted as double width. */
const FIRST_WIDE = 0x2e80

/** How many lines a text takes at a line width given in narrow characters; at least one. */
export function linesOf(text: string, charactersPerLine: number): number {
  const width = [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < FIRST_WIDE ? 1 : 2), 0)
  return Math.max(1, Math.ceil(width / charactersPerLine))
}

/** Width of a column and space between cards at 375 px (spec §9: two columns, gutter 10; 16 px beside them). */
const COLUMN_WIDTH = 166.5
const GUTTER = 10

/** Heights at 375 px of what a card is made of, as the cards' style sheets have them. */
const PART = {
  padding: 22,
  title: 19,
  price: 30,
  note: 17,
  why: 22,
  gone: 44,
  score: 47,
  badge: 27,
  foot: 44,
  place: 22,
} as const

/** Characters on a line: a card's title, the notes below a price, the amounts of a price. */
const PER_LINE = { title: 16, note: 27, amount: 20 } as const

/** How many lines the title of a card takes, at most two; the card cuts it there. */
export const titleLines = (item: WaterfallItem): 1 | 2 =>
  linesOf(item.bizType === 'moment' ? item.data.content : item.data.name, PER_LINE.title) === 1 ? 1 : 2

function priceHeight(
  price: Pick<StayPrice, 'currencyCode' | 'currencyAmount' | 'originalAmount' | 'vip'>,
  notes: string,
): number {
  const amounts = `${price.originalAmount === null ? '' : `¥ ${price.originalAmount} `}${price.currencyCode} ¥ ${price.currencyAmount}`
  const wrapped = linesOf(amounts, PER_LINE.amount) === 1 ? 0 : PART.title
  const vip = price.vip?.state === 'taken' ? PART.note : 0
  return PART.price + wrapped + vip + (notes === '' ? 0 : linesOf(notes, PER_LINE.note) * PART.note)
}

function below(item: WaterfallItem): number {
  switch (item.bizType) {
    case 'coupon':
      return PART.note + priceHeight(item.data, '') + PART.note * (item.data.soldCount > 0 ? 2 : 1)
    case 'hotel': {
      const { price, priceFrom, returnPolicy } = item.data
      if (!price) {
        const own = priceFrom === undefined ? 0 : linesOf(ownPriceText(priceFrom), PER_LINE.note) * PART.note
        return PART.score + PART.gone + own
      }
      return PART.score + (isFreeToCancel(returnPolicy) ? PART.badge : 0) + priceHeight(price, stayCovers(price))
    }
    case 'moment': {
      const { from, hotelName } = item.data
      const place = hotelName === '' ? 0 : PART.place
      return place + PART.foot + (from ? priceHeight({ ...from.price, originalAmount: null }, momentCovers(from)) : 0)
    }
  }
}

/** Height of a feed card in CSS px at 375 px, gutter included; the card is rendered in exactly this height. */
export function cardHeight(item: WaterfallItem): number {
  const { width, height } = item.data.headImg
  const pictureHeight = (COLUMN_WIDTH * height) / width
  const text = titleLines(item) * PART.title + below(item) + (item.why ? PART.why : 0)
  return Math.ceil(pictureHeight + PART.padding + text + GUTTER)
}

/** Lays cards into columns: each goes to the shortest column so far, the left one of equals. Returns the cards' indices by column. Existing cards stay when more are appended. */
export function placeCards(heights: readonly number[], columns: number): number[][] {
  const filled = Array.from({ length: columns }, () => 0)
  const placed: number[][] = filled.map(() => [])
  heights.forEach((height, index) => {
    const shortest = filled.indexOf(Math.min(...filled))
    placed[shortest]?.push(index)
    filled[shortest] = (filled[shortest] ?? 0) + height
  })
  return placed
}

/** Cards of one column that are rendered or left out together; in px from the top of the feed, at a screen 375 px wide. */
interface FeedChunk {
  readonly key: string
  readonly topPx: number
  readonly heightPx: number
  /** The cards' places in the feed. */
  readonly indices: readonly number[]
}

/** Number of cards in a chunk: few enough to render little in vain, enough to limit the number of empty boxes. */
const CHUNK_CARDS = 3

/** Lays the cards of these heights into columns of chunks; what stands stays when more are appended. */
export function feedChunks(heights: readonly number[], columns: number): FeedChunk[][] {
  return placeCards(heights, columns).map((indices, column) => {
    const chunks: FeedChunk[] = []
    let topPx = 0
    for (let first = 0; first < indices.length; first += CHUNK_CARDS) {
      const some = indices.slice(first, first + CHUNK_CARDS)
      const heightPx = some.reduce((sum, index) => sum + (heights[index] ?? 0), 0)
      chunks.push({ key: `${column}-${first}`, topPx, heightPx, indices: some })
      topPx += heightPx
    }
    return chunks
  })
}

/** The part of a feed to render, in px from its top at a screen 375 px wide; focusPx is the position of the keyboard focus. */
export interface RenderedPart {
  readonly fromPx: number
  readonly toPx: number
  readonly focusPx: number | null
}

/** Rendered while the page's scroll position is unknown: two and a half screens from the top. */
const FIRST_PART: RenderedPart = { fromPx: 0, toPx: 2000, focusPx: null }

/** Around the keyboard's focus as much stays as Tab may reach next. */
const FOCUS_MARGIN_PX = 800

/** Whether a chunk has its cards: those in the part, and those round the keyboard's focus wherever the page stands. */
export function isChunkRendered(
  { topPx, heightPx }: Pick<FeedChunk, 'topPx' | 'heightPx'>,
  { fromPx, toPx, focusPx }: RenderedPart,
): boolean {
  const touches = (from: number, to: number) => topPx < to && topPx + heightPx > from
  return touches(fromPx, toPx) || (focusPx !== null && touches(focusPx - FOCUS_MARGIN_PX, focusPx + FOCUS_MARGIN_PX))
}

/** How a feed lies in the screen; px at a screen 375 px wide. */
export interface FeedPlace {
  /** From the top of the feed down to the top of the visible part, in steps of half a screen; negative while the feed begins below it. */
  readonly scrolledPx: number
  readonly screenPx: number
  readonly focusPx: number | null
  /** How many screens are rendered before and after the visible one. */
  readonly overscanScreens: number
}

/** The part of the feed to render at this position plus a step further down; null while the position is unknown. */
export function partAround(place: FeedPlace | null): RenderedPart {
  if (!place) return FIRST_PART
  const { scrolledPx, screenPx, focusPx, overscanScreens } = place
  const marginPx = overscanScreens * screenPx
  return { fromPx: scrolledPx - marginPx, toPx: scrolledPx + 1.5 * screenPx + marginPx, focusPx }
}

/** How many cards a feed is given at once, so that no step of drawing takes long and none is too much to send to a mini-program. */
const STEP_CARDS = 6

/** How many of a feed's cards to render next, given the numbers rendered and present. */
export const grownCount = (renderedCount: number, there: number): number => Math.min(there, renderedCount + STEP_CARDS)
