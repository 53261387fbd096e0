/** A moving picture without controls of its own; what it should do comes by props, what it does is told. */
export interface VideoSurfaceProps {
  readonly className: string
  /** Unique on the page. */
  readonly id: string
  readonly src: string
  /** Address of a WebVTT file with captions. */
  readonly captionsSrc?: string
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly onPlayed: () => void
  readonly onWaited: () => void
  /** It was held by the host, or not allowed to begin. */
  readonly onHeld: () => void
  readonly onEnded: () => void
  readonly onFailed: () => void
  readonly onTime: (positionS: number, durationS: number | null) => void
}
