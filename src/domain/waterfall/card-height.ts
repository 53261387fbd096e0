import type { StayPrice } from '@/contract/price'
import type { WaterfallItem } from '@/contract/feed'
import { isFreeToCancel, ownPriceText } from '../stays/stay-text'
import { linesOf } from './lines-of'
import { momentCovers } from './moment-covers'
import { stayCovers } from '../stays/wanted-stay'

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
      const { from } = item.data
      return (
        PART.place + PART.foot + (from ? priceHeight({ ...from.price, originalAmount: null }, momentCovers(from)) : 0)
      )
    }
  }
}

/** Height of a feed card in CSS px at 375 px, gutter included; the card is drawn in exactly this height. */
export function cardHeight(item: WaterfallItem): number {
  const { width, height } = item.data.headImg
  const pictureHeight = (COLUMN_WIDTH * height) / width
  const text = titleLines(item) * PART.title + below(item) + (item.why ? PART.why : 0)
  return Math.ceil(pictureHeight + PART.padding + text + GUTTER)
}
