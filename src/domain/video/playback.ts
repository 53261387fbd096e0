/** Where a video is: not begun, waiting for data, playing, held, at its end, or unable to play. */
export type Playback = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'

/** What moves it: the traveller toggles or tries again; the host tells that it plays, waits, was held, ended or failed. */
export type PlaybackEvent = 'toggled' | 'retried' | 'played' | 'waited' | 'held' | 'ended' | 'failed'

const MOVES: Readonly<Record<Playback, Partial<Record<PlaybackEvent, Playback>>>> = {
  idle: { toggled: 'loading', failed: 'failed' },
  loading: { toggled: 'paused', played: 'playing', held: 'paused', ended: 'ended', failed: 'failed' },
  playing: { toggled: 'paused', waited: 'loading', held: 'paused', ended: 'ended', failed: 'failed' },
  paused: { toggled: 'loading', ended: 'ended', failed: 'failed' },
  ended: { toggled: 'loading', failed: 'failed' },
  failed: { retried: 'loading' },
}

/** The state after an event; what does not concern a state leaves it as it is, so that a late word of the host undoes no tap. */
export function nextPlayback(playback: Playback, event: PlaybackEvent): Playback {
  return MOVES[playback][event] ?? playback
}
