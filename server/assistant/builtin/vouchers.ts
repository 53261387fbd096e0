import type { CouponCard } from '@/contract/feed'
import type { ProductDetail } from '@/contract/product'
import { feedModule } from '../../feed/routes'
import { hotelModule } from '../../stays/routes'
import { productModule } from '../../vouchers/routes'
import { voucherAnswerCards } from '../answer-cards'
import { unlessGone } from '../unless-gone'
import type { Turn } from '../understand/read-turn'
import { type Reply, joined, text, tips } from './reply-steps'
import { sentences } from './sentences'

const MOST_VOUCHERS = 4

const readProduct = (turn: Turn, skuId: string): Promise<ProductDetail | null> =>
  unlessGone(productModule.handlers.getCouponActivityDetail({ skuId }, turn.question.caller))

/** Vouchers of the hotel or the city that the dialog is about, else the first of all; null where the hotel is no longer on sale. */
async function vouchersFor({ question, understood }: Turn): Promise<readonly CouponCard[] | null> {
  const { caller } = question
  if (understood.hotel) {
    const detail = await unlessGone(hotelModule.handlers.getHotelDetail({ id: understood.hotel.hotelId }, caller))
    return detail && detail.coupons.slice(0, MOST_VOUCHERS)
  }
  const city = understood.place && { cityId: understood.place.cityId }
  return (await feedModule.handlers.listCoupons({ ...city, pageSize: MOST_VOUCHERS }, caller)).list
}

/** Shows vouchers on sale. */
export async function* replyVouchers(turn: Turn): Reply {
  const { lang, understood, question } = turn
  const cards = await vouchersFor(turn)
  if (!cards) return yield text(sentences.goneHotel[lang])
  const place = understood.hotel?.name ?? understood.place?.cityName
  const about = place === undefined ? null : sentences.understood[lang](place)
  yield text(joined(lang, about, cards.length > 0 ? sentences.vouchers[lang] : sentences.noVouchers[lang]))
  if (cards.length > 0) yield { kind: 'cards', cards: voucherAnswerCards(cards, question.caller.services.clock.now()) }
  yield tips('vouchers', lang)
}

/** Shows the terms of the voucher from which the dialog was opened. */
export async function* replyProductTerms(turn: Turn): Reply {
  const { lang, question } = turn
  const product = await readProduct(turn, question.origin?.id ?? '')
  if (!product) return yield* replyVouchers(turn)
  yield text(sentences.voucherTerms[lang])
  const lines = product.termsLines.map((line) => line.text)
  yield {
    kind: 'cards',
    cards: [{ kind: 'policy', title: product.name, lines, hotelId: product.hotels[0]?.hotelId ?? null }],
  }
  yield tips('vouchers', lang)
}
