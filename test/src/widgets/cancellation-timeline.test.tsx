import '../../support/as-h5'
import { render } from '@testing-library/react'
import type { CancellationTerms, PenaltyTier } from '@/contract/stay'
import { CancellationTimeline } from '@/widgets/cancellation-timeline'

const tier = (change: Partial<PenaltyTier>): PenaltyTier => ({
  startAt: null,
  endAt: null,
  endText: null,
  feeMinor: 0,
  feeAmount: '0',
  refundMinor: 128_000,
  refundAmount: '1,280',
  ...change,
})
const half = { feeMinor: 64_000, feeAmount: '640', refundMinor: 64_000, refundAmount: '640' }
const all = { feeMinor: 128_000, feeAmount: '1,280', refundMinor: 0, refundAmount: '0' }
const at = '2026-11-20T09:00:00.000Z'

test.each<[string, PenaltyTier[], string[]]>([
  [
    'free, then half, then all',
    [
      tier({ endAt: at, endText: 'Fri 20 Nov 18:00' }),
      tier({ ...half, startAt: at, endAt: at, endText: 'Sun 22 Nov 12:00' }),
      tier({ ...all, startAt: at }),
    ],
    [
      'Until Fri 20 Nov 18:00 Free: CNY ¥ 1,280 refunded',
      'Until Sun 22 Nov 12:00 Costs CNY ¥ 640: CNY ¥ 640 refunded',
      'After that Costs CNY ¥ 1,280: no refund',
    ],
  ],
  ['never free', [tier(all)], ['From the moment of booking Costs CNY ¥ 1,280: no refund']],
])('%s', (_, tiers, expected) => {
  const terms: CancellationTerms = {
    returnPolicy: 1,
    freeUntilAt: null,
    summary: 'Terms',
    timeZone: 'Asia/Tokyo',
    tiers,
  }
  const { container } = render(<CancellationTimeline terms={terms} currencyCode="CNY" currencySymbol="¥" />)
  const shown = [...container.querySelectorAll('li')].map((line) =>
    [...line.children].map((part) => part.textContent).join(' '),
  )
  expect(shown).toEqual(expected)
})
