import { Type } from 'typebox'
import { HotelCard } from '@/contract/hotel-card'
import { checkedText } from '../replies/checked-text'

const FACE = [
  'id',
  'headImgUrl',
  'headImg',
  'name',
  'star',
  'grade',
  'districtPath',
  'reviewScore',
  'reviewCount',
  'hasRooms',
  'contact',
  'tags',
] as const
const PRICE = ['returnPolicy', 'currencyCode', 'currencySymbol', 'currencyAmount', 'price', 'stockLeft'] as const

/** What a card tells of its hotel, whatever the stay and whoever asks. */
export type CardFace = Pick<HotelCard, (typeof FACE)[number]>

/** What a card tells of the package that stands for its hotel. */
export type CardPrice = Pick<HotelCard, (typeof PRICE)[number]>

/** All else of a card. */
export type CardRest = Omit<HotelCard, keyof CardFace | keyof CardPrice>

/** A part of a card that many answers have in common, with the text that was made of it for the first of them. */
export interface KeptPart<Fields> {
  readonly fields: Fields
  text: string | null
}

/** A card before it is put together. */
export interface CardParts {
  readonly face: KeptPart<CardFace>
  readonly price: KeptPart<CardPrice>
  readonly rest: CardRest
}

const faceText = checkedText('HotelCard', Type.Pick(HotelCard, FACE))
const priceText = checkedText('HotelCard', Type.Pick(HotelCard, PRICE))
const restText = checkedText('HotelCard', Type.Omit(HotelCard, [...FACE, ...PRICE]))

/** The card of some parts; every field is named, which is many times quicker than spreading. */
export function joinedCard({ face: { fields: face }, price: { fields: price }, rest }: CardParts): HotelCard {
  return {
    id: face.id,
    headImgUrl: face.headImgUrl,
    headImg: face.headImg,
    name: face.name,
    star: face.star,
    grade: face.grade,
    districtPath: face.districtPath,
    reviewScore: face.reviewScore,
    reviewCount: face.reviewCount,
    hasRooms: face.hasRooms,
    contact: face.contact,
    tags: face.tags,
    returnPolicy: price.returnPolicy,
    currencyCode: price.currencyCode,
    currencySymbol: price.currencySymbol,
    currencyAmount: price.currencyAmount,
    price: price.price,
    stockLeft: price.stockLeft,
    isCollection: rest.isCollection,
    distanceMetres: rest.distanceMetres,
    nearestDates: rest.nearestDates,
    matchedName: rest.matchedName,
    priceFrom: rest.priceFrom,
  }
}

/** The JSON text of such a card, checked part by part. */
export function joinedCardText({ face, price, rest }: CardParts): string {
  face.text ??= withoutBraces(faceText(face.fields))
  price.text ??= withoutBraces(priceText(price.fields))
  return `{${face.text},${price.text},${withoutBraces(restText(rest))}}`
}

const withoutBraces = (text: string) => text.slice(1, -1)
