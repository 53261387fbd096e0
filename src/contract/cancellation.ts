import { Type, type Static } from 'typebox'
import { Instant, Minor } from './scalars'

/** One tier of a cancellation policy as amounts: cancel within [startAt, endAt) and this is kept, this comes back. */
export const PenaltyTier = Type.Object({
  startAt: Type.Union([Instant, Type.Null()]),
  endAt: Type.Union([Instant, Type.Null()]),
  endText: Type.Union([Type.String(), Type.Null()], { description: 'endAt in hotel time, e.g. Sat 14 Nov 18:00' }),
  feeMinor: Minor,
  feeAmount: Type.String(),
  refundMinor: Minor,
  refundAmount: Type.String(),
})
export type PenaltyTier = Static<typeof PenaltyTier>

/** Cancellation terms of one offer; texts are made from the tiers and name the hotel's own time. */
export const CancellationTerms = Type.Object({
  returnPolicy: Type.Integer({ description: '1 or 2: free cancellation until freeUntilAt; otherwise charged' }),
  freeUntilAt: Type.Union([Instant, Type.Null()]),
  summary: Type.String({ description: 'e.g. Free cancellation until Sat 14 Nov 18:00, Bangkok time' }),
  timeZone: Type.String({ description: 'IANA zone of the hotel' }),
  tiers: Type.Array(PenaltyTier),
})
export type CancellationTerms = Static<typeof CancellationTerms>
