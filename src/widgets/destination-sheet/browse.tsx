import { useState } from 'react'
import type { DestinationOption } from '@/contract/destination'
import { areRegionsTiled } from '@/domain/destination/are-regions-tiled'
import { destinationRegions, type DestinationRegion } from '@/domain/destination/destination-regions'
import { Chip } from '../chip'
import { Icon } from '../icon'
import { Picture } from '../picture'
import { Tabs } from '../tabs'

export interface DestinationBrowseProps {
  readonly hot: readonly DestinationOption[]
  readonly all: readonly DestinationOption[]
  readonly selectedId: string | null
  readonly onPick: (option: DestinationOption) => void
}

const TABS = [
  { key: 'domestic', label: 'Domestic' },
  { key: 'overseas', label: 'Overseas' },
] as const

/** Places to choose without searching. */
export function DestinationBrowse({ hot, all, selectedId, onPick }: DestinationBrowseProps) {
  const isSelectedAbroad = all.some((option) => option.value === selectedId && option.isAbroad)
  const [tab, setTab] = useState<'domestic' | 'overseas'>(isSelectedAbroad ? 'overseas' : 'domestic')
  const regions = destinationRegions(all, tab === 'overseas')
  return (
    <>
      <h3 className="dest-head">Popular</h3>
      <div className="dest-hot">
        {hot.map((option) => (
          <button key={option.value} type="button" className="dest-tile" onClick={() => onPick(option)}>
            <span className="dest-tile-picture">
              <Picture picture={option.headImg} ratio={1.5} width={240} isEager isDecorative />
            </span>
            <span className="dest-tile-name">{option.label}</span>
          </button>
        ))}
      </div>
      <Tabs label="Places" tabs={TABS} selected={tab} onSelect={setTab} />
      {regions.map((region) => (
        <Region
          key={region.countryCode}
          region={region}
          isTiled={areRegionsTiled(regions)}
          selectedId={selectedId}
          onPick={onPick}
        />
      ))}
    </>
  )
}

interface RegionProps {
  readonly region: DestinationRegion
  readonly isTiled: boolean
  readonly selectedId: string | null
  readonly onPick: (option: DestinationOption) => void
}

function Region({ region, isTiled, selectedId, onPick }: RegionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dest-region">
      {isTiled ? (
        <h3 className="dest-head">{region.name}</h3>
      ) : (
        <button type="button" className="dest-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="dest-fold-name">{region.name}</span>
          <Icon name="chevron-down" size={20} className={isOpen ? 'dest-turned' : ''} />
        </button>
      )}
      {isTiled || isOpen ? (
        <div className="dest-chips">
          {region.options.map((option) => (
            <Chip key={option.value} isOn={option.value === selectedId} onTap={() => onPick(option)}>
              {option.label}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}
