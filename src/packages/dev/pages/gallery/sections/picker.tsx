import { useState } from 'react'
import type { PickerColumn, PickerOption } from '@/widgets/picker/options'
import { Picker } from '@/widgets/picker'
import { CascadePicker } from '@/widgets/picker/cascade'
import { galleryTimers } from '../gallery-clock'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const beds = {
  label: 'Bed',
  options: ['King', 'Queen', 'Twin', 'Single', 'Bunk', 'Sofa bed'].map((text) => ({ text })),
}
const views = {
  label: 'View',
  options: [{ text: 'Sea' }, { text: 'Garden', disabled: true }, { text: 'City' }, { text: 'None' }],
}
const rooms = { label: 'Room', options: Array.from({ length: 500 }, (_, index) => ({ text: `Room ${index + 100}` })) }

const places: readonly PickerOption[] = [
  {
    text: 'Japan',
    children: [
      { text: 'Kyoto', children: [{ text: 'Gion' }, { text: 'Arashiyama' }] },
      { text: 'Tokyo', children: [{ text: 'Shinjuku' }, { text: 'Asakusa' }, { text: 'Ginza' }] },
    ],
  },
  { text: 'China', children: [{ text: 'Beijing', children: [{ text: 'Dongcheng' }] }, { text: 'Shanghai' }] },
  { text: 'Monaco' },
]

function Columns({ columns, start }: { readonly columns: readonly PickerColumn[]; readonly start: readonly number[] }) {
  const [indexes, setIndexes] = useState<readonly number[]>(start)
  const chosenText = columns.map(({ options }, at) => options[indexes[at] ?? 0]?.text).join(', ')
  return (
    <>
      <Picker label="Room" columns={columns} indexes={indexes} onChange={setIndexes} timers={galleryTimers} />
      <p className="gallery-text">{`Chosen: ${chosenText}`}</p>
    </>
  )
}

function Cascade() {
  const [indexes, setIndexes] = useState<readonly number[]>([0, 1, 0])
  const columnLabels = ['Country', 'City', 'Area']
  return (
    <CascadePicker
      label="Place"
      options={places}
      columnLabels={columnLabels}
      indexes={indexes}
      onChange={setIndexes}
      timers={galleryTimers}
    />
  )
}

function Show() {
  return (
    <>
      <GalleryState name="one column">
        <Columns columns={[beds]} start={[2]} />
      </GalleryState>
      <GalleryState name="two columns, one option disabled">
        <Columns columns={[beds, views]} start={[0, 0]} />
      </GalleryState>
      <GalleryState name="columns that hang on each other">
        <Cascade />
      </GalleryState>
      <GalleryState name="five hundred options">
        <Columns columns={[rooms]} start={[250]} />
      </GalleryState>
    </>
  )
}

/** Columns that turn. */
export const pickerSection: GallerySection = { key: 'picker', title: 'Picker', Show }
