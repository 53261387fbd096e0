import type { WaterfallItem } from '@/contract/feed'

/** Width of a column and space between cards at 375 px (spec §9: two columns, gutter 10). */
const COLUMN_WIDTH = 170
const GUTTER = 10

/** What stands below the picture, at 375 px, for a text of so many lines. */
const BELOW_PICTURE = { coupon: 92, hotel: 104, moment: 56 } as const
const LINE_HEIGHT = 20
const LINE_CHARACTERS = 21
const MOST_LINES = 2

/** Expected height of a feed card in CSS px at 375 px, gutter included; only the columns' balance depends on it. */
export function cardHeight(item: WaterfallItem): number {
  const { width, height } = item.data.headImg
  const text = item.bizType === 'moment' ? item.data.content : item.data.name
  const lines = Math.min(MOST_LINES, Math.ceil(text.length / LINE_CHARACTERS))
  return (COLUMN_WIDTH * height) / width + BELOW_PICTURE[item.bizType] + lines * LINE_HEIGHT + GUTTER
}
