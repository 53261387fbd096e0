import { Type, type Static } from 'typebox'
import { expiringToken } from '../kernel/crypto/expiring-token'

/** How long a difference that was shown may be agreed to, in ms. */
export const EXCHANGE_TOKEN_MS = 15 * 60_000

const ExchangeChoice = Type.Object({
  voucherId: Type.String(),
  roomTypeId: Type.String(),
  checkIn: Type.String(),
  nights: Type.Integer({ minimum: 1 }),
  differenceMinor: Type.Integer({ minimum: 0 }),
})

/** What the token of an exchange fixes: voucher, room type, nights and difference, in minor units of the voucher's currency. */
export type ExchangeChoice = Static<typeof ExchangeChoice>

/** Signs and reads what a traveler was shown of an exchange. */
export const exchangeToken = expiringToken('exchange-token', ExchangeChoice)
