import type { MapSketch as Sketch } from '@/domain/stays/map-sketch'
import { distanceText } from '@/domain/stays/location'
import { Icon } from '../icon'
import './style.scss'

export interface MapSketchProps {
  /** What stands in the middle. */
  readonly name: string
  readonly sketch: Sketch
}

/** A sketch of the surroundings, true to distance and direction but without streets. The list beside it is its text equivalent. */
export function MapSketch({ name, sketch: { halfMetres, points } }: MapSketchProps) {
  const spokenText = points.map(({ number, name: place }) => `${number} ${place}`).join(', ')
  return (
    <div className="sketch" role="img" aria-label={`Sketch of what lies around ${name}, north above: ${spokenText}`}>
      <div className="sketch-ring" />
      <div className="sketch-ring sketch-half" />
      <span className="sketch-north">N</span>
      <span className="sketch-hotel">
        <Icon name="bed-double" size={14} />
      </span>
      {points.map(({ number, leftPercent, topPercent }) => (
        <span key={number} className="sketch-point" style={{ left: `${leftPercent}%`, top: `${topPercent}%` }}>
          {number}
        </span>
      ))}
      <span className="sketch-scale">{distanceText(halfMetres)}</span>
    </div>
  )
}
