import { destinationTexts } from '@/domain/text/texts'
import { Icon } from '@/widgets/icon'

/** The way to what is near. */
export interface NearMeProps {
  /** failed: the device did not say where it is; nowhere: no stays are near there. */
  readonly nearStatus: 'idle' | 'locating' | 'failed' | 'nowhere'
  readonly onNearMe: () => void
}

const SAID = { idle: 'Search near me', locating: 'Finding where you are …', nowhere: 'No stays near you yet' } as const

/** Searches around the traveller; where that fails it says so (spec §8) and tries again. */
export function NearMe({ nearStatus, onNearMe }: NearMeProps) {
  if (nearStatus === 'failed') {
    return (
      <div className="find-near" role="status">
        <Icon name="map-pin" size={20} className="find-near-icon" />
        <span className="find-near-said">{`${destinationTexts.locationFailed} · Location failed`}</span>
        <button type="button" className="find-near-again" onClick={onNearMe}>
          Relocate
        </button>
      </div>
    )
  }
  return (
    <button
      type="button"
      className="find-near"
      aria-disabled={nearStatus === 'locating'}
      onClick={nearStatus === 'locating' ? undefined : onNearMe}
    >
      <Icon name="map-pin" size={20} className="find-near-icon" />
      <span className="find-near-said">{SAID[nearStatus]}</span>
    </button>
  )
}
