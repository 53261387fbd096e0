import { useState } from 'react'
import { Chip } from '@/widgets/chip'
import { ChoiceChips } from '@/widgets/choice-chips'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const wishes = [
  { value: 'high', label: 'High floor' },
  { value: 'quiet', label: 'Quiet room' },
  { value: 'twin', label: 'Twin beds' },
  { value: 'late', label: 'Late check-in' },
] as const

function Show() {
  const [selected, setSelected] = useState<readonly string[]>(['quiet'])
  return (
    <>
      <GalleryState name="off, on, plain">
        <div className="gallery-row">
          <Chip isOn={false} onTap={doNothing}>
            Pool
          </Chip>
          <Chip isOn onTap={doNothing}>
            Breakfast
          </Chip>
          <Chip onTap={doNothing}>Today</Chip>
        </div>
      </GalleryState>
      <GalleryState name="several to choose from">
        <ChoiceChips
          label="Special requests"
          hint="Not guaranteed, the hotel does what it can."
          options={wishes}
          selected={selected}
          onToggle={(value, isOn) =>
            setSelected((before) => (isOn ? [...before, value] : before.filter((other) => other !== value)))
          }
        />
      </GalleryState>
    </>
  )
}

/** Small choices, alone and in a group. */
export const chipSection: GallerySection = { key: 'chip', title: 'Chip', Show }
