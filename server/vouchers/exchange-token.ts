import { Type, type Static } from 'typebox'
import { expiringToken } from '../kernel/crypto/expiring-token'

/** How long a difference that was shown may be agreed to, in ms. */
export const EXCHANGE_TOKEN_MS = 15 * 60_000

/** A date and its difference, in minor units of the voucher's currency. */
export const CheckedDate = Type.Object({
  roomTypeId: Type.String(),
  checkIn: Type.String(),
  nights: Type.Integer({ minimum: 1 }),
  differenceMinor: Type.Integer({ minimum: 0 }),
})

const ExchangeChoice = Type.Object({ voucherId: Type.String(), ...CheckedDate.properties })

/** What the token of an exchange fixes: the voucher and its date. */
export type ExchangeChoice = Static<typeof ExchangeChoice>

/** Signs and reads what a traveler was shown of an exchange. */
export const exchangeToken = expiringToken('exchange-token', ExchangeChoice)
