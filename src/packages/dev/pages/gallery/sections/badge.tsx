import { Badge } from '@/widgets/badge'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const badges = [
  ['leaf', 'Free cancellation', 'check'],
  ['coral', 'Only 2 left', undefined],
  ['lagoon', 'Voucher', 'ticket'],
  ['plain', 'Breakfast', undefined],
] as const

function Show() {
  return badges.map(([tone, text, icon]) => (
    <GalleryState key={tone} name={tone}>
      <div className="gallery-row">
        <Badge tone={tone}>{text}</Badge>
        {icon ? (
          <Badge tone={tone} icon={icon}>
            {text}
          </Badge>
        ) : null}
      </div>
    </GalleryState>
  ))
}

/** Short facts in each tone. */
export const badgeSection: GallerySection = { key: 'badge', title: 'Badge', Show }
