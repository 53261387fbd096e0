import { Button } from '@/widgets/button'
import { FactList } from '@/widgets/fact-list'
import { PolicyList } from '@/widgets/policy-list'
import { ResultHero } from '@/widgets/result-hero'
import { StatusHeader } from '@/widgets/status-header'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const results = [
  ['success', 'Booking confirmed', 'We sent the details to maya@example.com.'],
  ['waiting', 'Checking your payment', 'This takes a minute at most.'],
  ['failed', 'The payment was declined', 'Nothing was charged. You can pay again.'],
  ['closed', 'This order is closed', 'It was not paid in time.'],
] as const
const tones = [
  ['attention', 'Waiting for payment'],
  ['calm', 'Waiting for the hotel'],
  ['good', 'Confirmed'],
  ['over', 'Cancelled'],
] as const

function Show() {
  return (
    <>
      {tones.map(([tone, title]) => (
        <GalleryState key={tone} name={`order ${tone}`}>
          <StatusHeader tone={tone} title={title} text="What follows, or what to do." />
        </GalleryState>
      ))}
      {results.map(([kind, title, text]) => (
        <GalleryState key={kind} name={`result ${kind}`}>
          <ResultHero kind={kind} title={title} text={text}>
            <Button isWide>View booking</Button>
          </ResultHero>
        </GalleryState>
      ))}
      <GalleryState name="facts">
        <FactList
          facts={[
            { label: 'Check-in', value: 'Sat 21 Nov, from 15:00', icon: 'clock' },
            { label: 'Check-out', value: 'Mon 23 Nov, until 11:00' },
          ]}
        />
      </GalleryState>
      <GalleryState name="policies">
        <PolicyList policies={[{ title: 'Pets', text: 'Small dogs are welcome for CNY 120 a stay.' }]} />
      </GalleryState>
    </>
  )
}

/** How an order stands, and facts about it. */
export const statusSection: GallerySection = { key: 'status', title: 'Status, results, facts', Show }
