import { useState } from 'react'
import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import type { LocationState } from '@/domain/stays/location'
import { Button } from '@/widgets/button'
import { DestinationSheet } from '@/widgets/destination-sheet'
import type { DestinationResultsFacts } from '@/widgets/destination-sheet/results'
import { galleryTimers } from '../gallery-clock'
import { galleryBeijing, galleryKyoto, galleryManyRegions, galleryRegionOf, galleryRegions } from '../gallery-places'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

interface PickerProps {
  readonly name: string
  readonly location?: LocationState
  readonly regions?: readonly DestinationRegion[]
  /** Without recent and hot places above the regions. */
  readonly isBare?: boolean
  readonly hasFailed?: boolean
  /** What every search finds. */
  readonly found?: readonly DestinationOption[]
  readonly unservedPlace?: string
}

const unasked: LocationState = { status: 'unasked' }

function Picker(props: PickerProps) {
  const { name, location = unasked, regions = galleryRegions, isBare, hasFailed, found = [], unservedPlace } = props
  const [isOpen, setOpen] = useState(false)
  const [selectedId, setSelectedId] = useState('kyoto')
  const [results, setResults] = useState<DestinationResultsFacts | null>(null)
  const [where, setWhere] = useState(location)
  return (
    <GalleryState name={name}>
      <Button onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      <DestinationSheet
        isOpen={isOpen}
        hot={isBare ? [] : [galleryBeijing, galleryKyoto]}
        history={isBare ? [] : [galleryKyoto]}
        regions={hasFailed ? [] : regions}
        isFailed={hasFailed}
        location={where}
        selectedId={selectedId}
        results={results}
        timers={galleryTimers}
        onLocate={() => setWhere({ status: 'locating' })}
        onRetry={() => undefined}
        onSearch={(keyword) => setResults({ keyword, list: found, unservedPlace })}
        onPick={(option) => {
          setSelectedId(option.value)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </GalleryState>
  )
}

const reasoned = (option: DestinationOption, reason: string, matchedName?: string): DestinationOption => ({
  ...option,
  reason,
  ...(matchedName ? { matchedName } : {}),
})

function Show() {
  return (
    <>
      <Picker name="all laid out" />
      <Picker name="folded by region" regions={galleryManyRegions} isBare />
      <Picker name="thirty places" regions={[galleryRegionOf(30)]} isBare />
      <Picker name="thirty-one places" regions={[galleryRegionOf(31)]} isBare />
      <Picker name="locating" location={{ status: 'locating' }} />
      <Picker
        name="located"
        location={{
          status: 'found',
          option: galleryBeijing,
          placeName: 'Baoding, Hebei, China',
          distanceMetres: 141_000,
        }}
      />
      <Picker name="location failed" location={{ status: 'failed' }} />
      <Picker name="places not fetched" hasFailed />
      <Picker
        name="results with reasons"
        found={[reasoned(galleryBeijing, 'Also known as 北京', '北京'), reasoned(galleryKyoto, 'Did you mean Kyoto?')]}
      />
      <Picker name="nothing found" unservedPlace="Lagos, Nigeria" />
    </>
  )
}

/** The destination picker in the gallery. */
export const destinationSection: GallerySection = { key: 'destination', title: 'Destination picker', Show }
