import { OptionRow, type OptionRowProps } from '@/widgets/option-row'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const row: OptionRowProps = {
  kind: 'checkbox',
  isOn: false,
  title: 'Room 1, Maya Lindqvist',
  detail: 'CNY ¥ 1,000 back',
  isDisabled: false,
  onTap: () => {},
}

function Show() {
  return (
    <>
      <GalleryState name="check-boxes">
        <OptionRow {...row} isOn />
        <OptionRow {...row} title="Room 2, Noah Lindqvist" />
      </GalleryState>
      <GalleryState name="radio buttons">
        <div role="radiogroup" aria-label="How to go on">
          <OptionRow {...row} kind="radio" isOn title="Cancel now" />
          <OptionRow {...row} kind="radio" title="Ask the hotel to waive the fee" detail="Your rooms stay booked." />
        </div>
      </GalleryState>
      <GalleryState name="disabled">
        <OptionRow {...row} isOn isDisabled />
      </GalleryState>
    </>
  )
}

/** Choices as rows in all their states. */
export const optionRowSection: GallerySection = { key: 'option-row', title: 'Option row', Show }
