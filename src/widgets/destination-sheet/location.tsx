import type { DestinationOption } from '@/contract/destination'
import { type LocationState, locationText } from '@/domain/stays/location'
import { destinationText } from '@/domain/text/app-text'
import { Icon } from '../icon'

export interface DestinationLocationProps {
  readonly location: LocationState
  readonly onLocate: () => void
  readonly onPick: (option: DestinationOption) => void
}

/** The traveler's own position: requested only on a tap, and again after a failure (spec §8). */
export function DestinationLocation({ location, onLocate, onPick }: DestinationLocationProps) {
  return (
    <div className="dest-here">
      <div className="dest-here-row" role="status">
        <LocationFace location={location} onLocate={onLocate} onPick={onPick} />
      </div>
      {location.status === 'found' || location.status === 'failed' ? (
        <button type="button" className="dest-relocate" onClick={onLocate}>
          <Icon name="refresh-cw" size={16} className="dest-relocate-icon" />
          <span className="dest-relocate-label">Relocate</span>
        </button>
      ) : null}
    </div>
  )
}

function LocationFace({ location, onLocate, onPick }: DestinationLocationProps) {
  if (location.status === 'unasked') {
    return (
      <button type="button" className="dest-here-face" onClick={onLocate}>
        <LocationText icon="compass" name="Use current location" more="To find stays near you" />
      </button>
    )
  }
  if (location.status === 'found') {
    const { option, placeName, distanceMetres } = location
    return (
      <button type="button" className="dest-here-face" onClick={() => onPick(option)}>
        <LocationText
          icon="map-pin"
          name={option.showLabel}
          more={locationText(option.label, placeName, distanceMetres)}
        />
      </button>
    )
  }
  return location.status === 'locating' ? (
    <div className="dest-here-face">
      <LocationText icon="compass" name="Finding where you are" more="This takes a moment" />
    </div>
  ) : (
    <div className="dest-here-face">
      <LocationText icon="circle-alert" name={destinationText.locationFailed} more="We could not find where you are." />
    </div>
  )
}

interface LocationTextProps {
  readonly icon: 'compass' | 'map-pin' | 'circle-alert'
  readonly name: string
  readonly more: string
}

function LocationText({ icon, name, more }: LocationTextProps) {
  return (
    <>
      <Icon
        name={icon}
        size={20}
        className={icon === 'circle-alert' ? 'dest-pin dest-failed' : 'dest-pin dest-here-icon'}
      />
      <span className="dest-names">
        <span className="dest-name">{name}</span>
        <span className="dest-known">{more}</span>
      </span>
    </>
  )
}
