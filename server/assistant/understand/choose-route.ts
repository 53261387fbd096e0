import type { Reading } from './understand'

/** The kinds of reply. */
export type Route =
  | 'emergency'
  | 'refusal'
  | 'person'
  | 'calm'
  | 'bot'
  | 'social'
  | 'order'
  | 'vouchers'
  | 'productTerms'
  | 'facts'
  | 'offers'
  | 'whichHotel'
  | 'pick'
  | 'search'
  | 'rules'
  | 'elsewhere'

/** The state of a dialog before a question. */
interface RouteContext {
  /** A hotel that the question names, or several with that name. */
  readonly named: 'none' | 'one' | 'several'
  readonly hasHotel: boolean
  readonly hasPlace: boolean
  readonly hasOrder: boolean
  readonly isSignedIn: boolean
  /** Whether it was opened from a voucher on sale, and nothing was sent since. */
  readonly isFromProduct: boolean
  readonly hasEarlier: boolean
}

const HOW_TO =
  /(?<![a-z])(?:how (?:do|does|can|to|long|many|should)|can (?:i|we|you|someone)|could i|may i|what happens|what if|why|(?:when|where|what) do i|is it possible|should i|must i)(?![a-z])|^do i(?! have)(?![a-z])|怎么(?!样)|如何|怎样|可以.{0,20}吗|能.{0,20}吗|能不能|可不可以|能否|为什么|多久|怎么办/
const COSTS = /free|cost|fees?(?![a-z])|how much|charge|penalty|多少|免费|扣|费/
const IT =
  /(?<![a-z])(?:it|this|that|the (?:order|booking|reservation)|this (?:order|booking))(?![a-z])|这个|这单|那个|它/

function isAboutOrder({ signals, orderNo, text, place }: Reading, context: RouteContext): boolean {
  const { isOrder, isOwn, isCancel, isRefund, isVoucher } = signals
  if (orderNo !== null) return true
  if (isVoucher && !isOwn) return false
  const isFocused = context.hasOrder && (isCancel || isRefund || (IT.test(text) && !place.place))
  if (!isOrder && !isFocused) return false
  const isHow = HOW_TO.test(text)
  const isCostOfCancelling = isCancel && COSTS.test(text)
  if (isCostOfCancelling)
    return context.hasOrder ? !/^how (?:do|does|can)/.test(text) : isOwn || (context.isSignedIn && !isHow)
  return !isHow
}

/** Whether a text narrows a search. */
const hasWants = ({ dates, budget, guests, features, forgotten }: Reading): boolean =>
  dates !== null ||
  forgotten.length > 0 ||
  budget !== null ||
  guests !== null ||
  features.grades !== null ||
  features.tags.length > 0 ||
  features.dropped.length > 0 ||
  features.breakfast !== null ||
  features.freeCancellation !== null ||
  features.sort !== null

const SEVERAL =
  /hotels(?![a-z])|places to stay|some(?:thing|where)|(?:another|other|different|cheaper|better) (?:one|hotel)|哪些酒店|酒店推荐|推荐|别的|其他|换一家|便宜一?点/

/** Whether a text looks for other hotels than the one that the dialog is about. */
function leavesHotel({ text, features, budget, place, signals }: Reading): boolean {
  if (place.place || signals.isMore || SEVERAL.test(text)) return true
  return budget !== null || features.grades !== null || features.sort === 'price_low' || features.sort === 'rating'
}

const QUESTION =
  /\?|？|^(?:is|are|does|do|can|could|may|will|what|when|where|how|which|who|any|tell)(?![a-z])|(?<![a-z])(?:is there|are there|do they|does it|can i)(?![a-z])|吗|么|几点|多远|多久|哪|什么|怎么|有没有|是否|能不能|可以|多少/

/** The policy that also matches questions which only count children. */
const CHILDREN = 'Children and extra beds'

function hotelRoute(reading: Reading, context: RouteContext): Route | null {
  const { topics, signals, dates, guests, text } = reading
  const isNamed = context.named === 'one'
  if (!isNamed && (!context.hasHotel || leavesHotel(reading))) return null
  const isPriced = signals.isPrice || dates !== null || guests !== null
  const isFact = topics.some(({ kind }) => kind !== 'about') && (QUESTION.test(text) || !isPriced)
  const isHouseRule = topics.some(
    (topic) =>
      topic.kind !== 'cancellation' &&
      topic.kind !== 'about' &&
      !(topic.kind === 'policy' && topic.title === CHILDREN && guests !== null),
  )
  if (signals.isRule && !isHouseRule && !isPriced && signals.isOwn) return null
  if (isFact && !(isPriced && !isHouseRule && signals.isPrice)) return 'facts'
  if (isPriced) return 'offers'
  if (isNamed || topics.length > 0) return 'facts'
  return null
}

function politeRoute({ signals }: Reading): Route | null {
  if (signals.isEmergency) return 'emergency'
  if (signals.isInjection) return 'refusal'
  if (signals.isAboutBot) return 'bot'
  if (signals.wantsPerson) return 'person'
  if (signals.isInsult || signals.isComplaint) return 'calm'
  return signals.social === null ? null : 'social'
}

const HELD = /expire|expiry|valid(?:ity)?|refund|lost|redeem|gift|give|code|过期|有效|退|丢|兑换|送|码/
const LISTING =
  /(?:which|what|any|show|list|other|more|have) .{0,20}vouchers|有(?:什么|哪些|没有|卖)|哪些|在卖|在售|推荐|看看/

/** One of the hotels of the last list. */
const WHICH = /(?<![a-z])(?:which|any)(?: of (?:them|these|those)| ones?| hotels?)?(?![a-z])|do any|哪(?:家|些|个|几家)/

/** Times and house rules of no hotel in particular. */
const needsHotel = ({ topics, signals }: Reading): boolean =>
  !signals.isOwn &&
  topics.some(({ kind }) => kind === 'policy' || kind === 'times' || kind === 'contact' || kind === 'meals')

/** Chooses the reply of a question; `rules` also where nothing else fits. */
export function chooseRoute(reading: Reading, context: RouteContext): Route {
  const { signals, place, pick, text } = reading
  const polite = politeRoute(reading)
  if (polite) return polite
  if (signals.isChange && signals.isOwn && reading.orderNo === null) return 'rules'
  if (isAboutOrder(reading, context)) return 'order'
  if (reading.startsOver) return 'search'
  if (pick !== null && context.hasEarlier && context.hasPlace) return 'pick'
  const isHow = HOW_TO.test(text)
  if (signals.isVoucher) {
    if (context.isFromProduct && !signals.isOwn && !signals.isMore) return 'productTerms'
    const isListing = place.place !== undefined || LISTING.test(text)
    const isHeld = HELD.test(text) && !isListing
    if (isHow || isHeld || (signals.isRule && !isListing && !context.hasHotel)) return 'rules'
    return signals.isOwn ? 'order' : 'vouchers'
  }
  if (reading.forgotten.length > 0 && context.hasPlace) return context.hasHotel ? 'offers' : 'search'
  if (context.named === 'several' && !hasManyWants(reading)) return 'whichHotel'
  const ofHotel = hotelRoute(reading, context)
  if (ofHotel) return ofHotel
  if (signals.isElsewhere && !signals.isSearch) return 'elsewhere'
  if (wantsPrice(reading, context)) return 'whichHotel'
  if (context.hasPlace && WHICH.test(text) && hasWants(reading) && !signals.isOwn) return 'search'
  const isTravel = place.place !== undefined || place.region !== undefined || place.unserved !== undefined
  if ((signals.isRule || isHow || signals.isChange) && !isTravel && !isWanting(reading)) {
    return needsHotel(reading) && context.hasPlace ? 'whichHotel' : 'rules'
  }
  const isRefining = context.hasPlace && (hasWants(reading) || signals.isMore || signals.isPrice)
  if (isTravel || isRefining || signals.isSearch || isWanting(reading)) return 'search'
  return hasWants(reading) && (context.hasEarlier || !signals.isRule) ? 'search' : 'rules'
}

/** The price of a room of no hotel in particular. */
const wantsPrice = ({ signals, place, text }: Reading, { hasPlace }: RouteContext): boolean =>
  signals.isPrice &&
  !hasPlace &&
  !place.place &&
  !place.region &&
  !place.unserved &&
  !signals.isCancel &&
  !signals.isRefund &&
  /^(?:how much|what(?:'s| is| does| are) .{0,24}(?:cost|price))|多少钱/.test(text) &&
  !/vip|tax|includ|hotels?(?![a-z])|fee|invoice|会员|税/.test(text)

const hasManyWants = ({ place, features, budget }: Reading): boolean =>
  place.place !== undefined && (features.tags.length > 0 || budget !== null)

/** Whether a text wants a stay even where it has the form of a question about rules. */
function isWanting({ dates, budget, guests, signals, features }: Reading): boolean {
  if (dates?.kind === 'stay' || budget !== null) return true
  if (guests !== null && (signals.isSearch || !signals.isRule)) return true
  return !signals.isRule && (features.grades !== null || features.tags.length > 0)
}
