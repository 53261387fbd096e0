import { useState } from 'react'
import { countryName } from '@/domain/account/countries'
import { CountrySheet } from '@/widgets/country-sheet'
import { PickField } from '@/widgets/pick-field'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Show() {
  const [isOpen, setOpen] = useState(false)
  const [country, setCountry] = useState<string | null>('GB')
  return (
    <>
      <GalleryState name="chosen, and to be chosen again">
        <PickField
          id="chosen"
          label="Country"
          value={country === null ? null : countryName(country)}
          placeholder="Not given"
          onOpen={() => setOpen(true)}
          onClear={() => setCountry(null)}
        />
        <CountrySheet
          isOpen={isOpen}
          title="Country"
          value={country}
          onPick={(code) => {
            setCountry(code)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      </GalleryState>
      <GalleryState name="empty, with a hint">
        <PickField
          id="unset"
          label="Gender"
          value={null}
          placeholder="Not given"
          hint="Only you see it."
          onOpen={() => {}}
        />
      </GalleryState>
      <GalleryState name="wrong">
        <PickField
          id="late"
          label="Birthday"
          value="1 Jan 2999"
          placeholder="Not given"
          error="A birthday cannot be in the future"
          onOpen={() => {}}
        />
      </GalleryState>
    </>
  )
}

/** Fields with a choice, and the choice of a country, in the gallery. */
export const countrySheetSection: GallerySection = { key: 'country-sheet', title: 'Country sheet', Show }
