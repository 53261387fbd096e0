import { areRegionsTiled, firstLetter, isTiled } from '@/domain/stays/destinations'
import { useId, useState } from 'react'
import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import { Chip } from '../chip'
import { Icon } from '../icon'
import { Layer } from '../layer'

interface DestinationIndexProps {
  readonly label: string
  readonly names: readonly string[]
  /** The initial that the list is narrowed to; null shows all. */
  readonly initial: string | null
  readonly onInitial: (letter: string | null) => void
}

/** Narrows a long list to names with a given initial; offers only initials that have names. */
function DestinationIndex({ label, names, initial, onInitial }: DestinationIndexProps) {
  const initials = [...new Set(names.map(firstLetter))].sort()
  return (
    <div className="dest-letters" role="group" aria-label={label}>
      {initials.map((one) => (
        <button
          key={one}
          type="button"
          className={one === initial ? 'dest-letter dest-letter-on' : 'dest-letter'}
          aria-pressed={one === initial}
          onClick={() => onInitial(one === initial ? null : one)}
        >
          {one}
        </button>
      ))}
    </div>
  )
}

interface DestinationRegionsProps {
  readonly regions: readonly DestinationRegion[]
  readonly selectedId: string | null
  readonly onPick: (option: DestinationOption) => void
}

/** The regions of a tab: few are listed at once, more unfold one by one, and very many can be narrowed by initial. */
export function DestinationRegions({ regions, selectedId, onPick }: DestinationRegionsProps) {
  const [initial, setInitial] = useState<string | null>(null)
  const areTiled = areRegionsTiled(regions)
  const shown = regions.filter(({ label }) => initial === null || firstLetter(label) === initial)
  return (
    <Layer>
      {isTiled(regions.length) ? null : (
        <DestinationIndex
          label="Regions by letter"
          names={regions.map((region) => region.label)}
          initial={initial}
          onInitial={setInitial}
        />
      )}
      {shown.map((region) => (
        <Region key={region.value} region={region} isTiled={areTiled} selectedId={selectedId} onPick={onPick} />
      ))}
    </Layer>
  )
}

interface RegionProps extends Pick<DestinationRegionsProps, 'selectedId' | 'onPick'> {
  readonly region: DestinationRegion
  readonly isTiled: boolean
}

function Region({ region, isTiled: isLaidOut, selectedId, onPick }: RegionProps) {
  const holdsSelected = region.children.some(({ value }) => value === selectedId)
  const [isOpen, setOpen] = useState(holdsSelected)
  const listId = useId()
  const heading = (
    <>
      <span className="dest-region-name">{region.label}</span>
      {region.localName ? <span className="dest-region-local">{region.localName}</span> : null}
    </>
  )
  return (
    <div className="dest-region">
      {isLaidOut ? (
        <h3 className="dest-head dest-region-head">{heading}</h3>
      ) : (
        <button
          type="button"
          className="dest-fold"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="dest-fold-name">{heading}</span>
          <span className="dest-fold-count">{region.children.length}</span>
          <Icon name="chevron-down" size={20} className={isOpen ? 'dest-turned' : ''} />
        </button>
      )}
      {isLaidOut || isOpen ? (
        <div id={listId}>
          <Cities region={region} selectedId={selectedId} onPick={onPick} />
        </div>
      ) : null}
    </div>
  )
}

function Cities({ region, selectedId, onPick }: Omit<RegionProps, 'isTiled'>) {
  const [initial, setInitial] = useState<string | null>(null)
  const { children } = region
  const shown = children.filter(({ label }) => initial === null || firstLetter(label) === initial)
  return (
    <>
      {isTiled(children.length) ? null : (
        <DestinationIndex
          label={`${region.label} by letter`}
          names={children.map((option) => option.label)}
          initial={initial}
          onInitial={setInitial}
        />
      )}
      <div className="dest-chips">
        {shown.map((option) => (
          <Chip key={option.value} isOn={option.value === selectedId} onTap={() => onPick(option)}>
            {option.label}
          </Chip>
        ))}
      </div>
    </>
  )
}
