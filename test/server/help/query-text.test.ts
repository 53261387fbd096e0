import fc from 'fast-check'
import { foldQuery, isPersonal, missKeyword, plainQuery } from '../../../server/help/query-text'
import { holdsTerm, scoreOf, stemWeight } from '../../../server/help/score'

test('width, case, space and control characters make no difference', () => {
  expect(foldQuery('  ＲＥＦＵＮＤ\n\tｔｉｍｅ​ ')).toBe('refund time')
  fc.assert(fc.property(fc.string(), (text) => foldQuery(foldQuery(text)) === foldQuery(text)))
})

test('no text is longer than is searched for or stored, or ends in half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (text) => {
      expect(foldQuery(text).length).toBeLessThanOrEqual(400)
      expect(missKeyword(text).length).toBeLessThanOrEqual(80)
    }),
  )
})

test('fillers, Chinese and signs are no words for full-text search', () => {
  expect(plainQuery(foldQuery('Please help me, I would like a refund! 退款'))).toBe('me i a refund')
  expect(plainQuery("the hotel's pool | !x & 'y")).toBe('the hotels pool x y')
})

test('a term stands in a question as a whole word, or anywhere in Chinese', () => {
  expect(holdsTerm('is there a qr-code?', 'qr')).toBe(true)
  expect(holdsTerm('my payroll', 'pay')).toBe(false)
  expect(holdsTerm('我想退款吗', '退款')).toBe(true)
})

test.each(['refund after 30 days', 'h2o', 'room 1234', '2 adults 3 children', 'pool', '酒店 5 星'])(
  '%s is not personal',
  (text) => expect(isPersonal(text)).toBe(false),
)

test('an address, a phone or a number of an order within any text is personal', () => {
  const spoken = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '退'), maxLength: 20 })
  const secrets = fc.constantFrom(
    'ada@example.com',
    '+44 20 7946 0958',
    '13800138000',
    'sl202611210042',
    '(0)30 123 45 67',
  )
  fc.assert(fc.property(spoken, secrets, spoken, (before, secret, after) => isPersonal(`${before} ${secret} ${after}`)))
})

test('a rarer word is worth more, and a score stays between 0 and 1', () => {
  expect(stemWeight(70, 1)).toBeGreaterThan(stemWeight(70, 30))
  const hits = fc.record({
    places: fc.dictionary(fc.constantFrom('refund', 'voucher'), fc.constantFrom('A', 'B', 'C')),
    terms: fc.subarray(['refund', '退款', '到账']),
    titleLikeness: fc.double({ min: 0, max: 1, noNaN: true }),
    isWhole: fc.boolean(),
  })
  const weighed = [
    { stem: 'refund', weight: 1 },
    { stem: 'voucher', weight: 2 },
    { stem: null, weight: 3 },
  ]
  fc.assert(
    fc.property(hits, (found) => {
      const score = scoreOf('refund voucher xyz 退款多久到账', weighed, found)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }),
  )
})
