import fc from 'fast-check'
import { quoteExchange } from '@/domain/vouchers/exchange'
import { exchangeParts } from '@/domain/vouchers/exchange-parts'
import { modelOf, nightsByText, offerOf, randomExchange, SPAN, textOf } from '../../../support/vouchers/exchange-model'

test('each day of a calendar is what a model by brute force makes of it, over 5,000 vouchers', () => {
  const outcomes = new Map<string, number>()
  fc.assert(
    fc.property(randomExchange, (facts) => {
      const [offer, nights] = [offerOf(facts), nightsByText(facts)]
      for (let checkIn = 0; checkIn < SPAN; checkIn += 1) {
        const quote = quoteExchange(offer, textOf(checkIn), textOf(facts.today), (text) => nights.get(text))
        const result = quote.refusal ?? quote.differenceMinor
        const expected = modelOf(facts, checkIn)
        if (result !== expected) throw new Error(`${textOf(checkIn)}: ${result}, by the model ${expected}`)
        const outcome = typeof expected === 'string' ? expected : 'booked'
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        if (quote.refusal !== null) continue
        const parts = exchangeParts(offer, quote, textOf(checkIn))
        const sum = parts.reduce((total, { amountMinor }) => total + amountMinor, 0)
        if (sum !== quote.differenceMinor) throw new Error(`${textOf(checkIn)}: the lines add up to ${sum}`)
      }
    }),
    { numRuns: 5_000 },
  )
  const reached = ['past_date', 'not_yet', 'over', 'book_ahead', 'blackout', 'weekday', 'closed', 'sold_out', 'booked']
  for (const outcome of reached) expect(outcomes.get(outcome) ?? 0).toBeGreaterThan(500)
})
