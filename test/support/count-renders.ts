import { createElement, type ComponentType } from 'react'

/** Import this before pages: it counts the renders of cards, rows and blocks of the hotel list, the hotel page and the booking page. */
const mockRenders: Record<string, number> = {}

/** How often each counted component has rendered since `resetRenders`, by its name. */
export const renders: Readonly<Record<string, number>> = mockRenders

export function resetRenders(): void {
  for (const name of Object.keys(mockRenders)) delete mockRenders[name]
}

function mockCounted(path: string, ...names: string[]): object {
  const module = jest.requireActual<Record<string, ComponentType>>(path)
  const counted = names.map((name) => {
    const Actual = module[name]
    if (!Actual) throw new Error(`${path} exports no ${name}`)
    const Counted = (props: object) => {
      mockRenders[name] = (mockRenders[name] ?? 0) + 1
      return createElement(Actual, props)
    }
    return [name, Counted] as const
  })
  return { ...module, ...Object.fromEntries(counted) }
}

// The browser's share button: its attributes are no DOM properties elsewhere.
jest.mock('@/platform/share', () => jest.requireActual('@/platform/share/index.h5'))
jest.mock('@/widgets/hotel-card', () => mockCounted('@/widgets/hotel-card', 'HotelCard'))
jest.mock('@/widgets/room-card', () => mockCounted('@/widgets/room-card', 'RoomCard'))
jest.mock('@/widgets/room-card/package-row', () => mockCounted('@/widgets/room-card/package-row', 'PackageRow'))
jest.mock('@/widgets/moment-strip', () => mockCounted('@/widgets/moment-strip', 'MomentStrip'))
jest.mock('@/widgets/gallery', () => mockCounted('@/widgets/gallery', 'Gallery'))
jest.mock('@/widgets/price-breakdown', () => mockCounted('@/widgets/price-breakdown', 'PriceBreakdown'))
jest.mock('@/widgets/text-field', () => mockCounted('@/widgets/text-field', 'TextField'))
jest.mock('@/packages/hotel/pages/book/offer-summary', () =>
  mockCounted('@/packages/hotel/pages/book/offer-summary', 'OfferSummary'),
)
jest.mock('@/packages/hotel/pages/book/no-offer', () => mockCounted('@/packages/hotel/pages/book/no-offer', 'NoOffer'))
