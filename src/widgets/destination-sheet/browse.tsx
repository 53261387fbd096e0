import { useState } from 'react'
import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import type { LocationState } from '@/domain/stays/location'
import { Button } from '../button'
import { Chip } from '../chip'
import { Layer } from '../layer'
import { Picture } from '../picture'
import { Tabs } from '../tabs'
import { DestinationLocation } from './location'
import { DestinationRegions } from './regions'

export interface DestinationBrowseProps {
  readonly hot: readonly DestinationOption[]
  readonly history: readonly DestinationOption[]
  readonly regions: readonly DestinationRegion[]
  readonly isFailed: boolean
  readonly location: LocationState
  readonly selectedId: string | null
  readonly onLocate: () => void
  readonly onRetry: () => void
  readonly onPick: (option: DestinationOption) => void
}

const TABS = [
  { key: 'domestic', label: 'Domestic' },
  { key: 'overseas', label: 'Overseas' },
] as const

const MOST_RECENT = 6

/** Places to choose without searching: here, where one was, where many go, and all by region. */
export function DestinationBrowse(props: DestinationBrowseProps) {
  const { hot, history, regions, isFailed, location, selectedId, onLocate, onRetry, onPick } = props
  const holdsSelected = ({ children }: DestinationRegion) => children.some(({ value }) => value === selectedId)
  const isSelectedAbroad = regions.some((region) => region.isAbroad && holdsSelected(region))
  const [tapped, setTapped] = useState<'domestic' | 'overseas' | null>(null)
  const tab = tapped ?? (isSelectedAbroad ? 'overseas' : 'domestic')
  return (
    <>
      <Layer>
        <DestinationLocation location={location} onLocate={onLocate} onPick={onPick} />
      </Layer>
      <Layer>
        {history.length > 0 ? (
          <>
            <h3 className="dest-head">Recent</h3>
            <div className="dest-chips">
              {history.slice(0, MOST_RECENT).map((option) => (
                <Chip key={option.value} isOn={option.value === selectedId} onTap={() => onPick(option)}>
                  {option.label}
                </Chip>
              ))}
            </div>
          </>
        ) : null}
      </Layer>
      <Layer>{hot.length > 0 ? <Hot hot={hot} onPick={onPick} /> : null}</Layer>
      <Tabs label="Places" tabs={TABS} selected={tab} onSelect={setTapped} />
      {isFailed ? (
        <div className="dest-none" role="alert">
          <p className="dest-none-more">We could not fetch the places.</p>
          <Button kind="secondary" size="medium" onTap={onRetry}>
            Retry
          </Button>
        </div>
      ) : (
        <DestinationRegions
          key={tab}
          regions={regions.filter(({ isAbroad }) => isAbroad === (tab === 'overseas'))}
          selectedId={selectedId}
          onPick={onPick}
        />
      )}
    </>
  )
}

function Hot({ hot, onPick }: Pick<DestinationBrowseProps, 'hot' | 'onPick'>) {
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
    </>
  )
}
