import {
  nextPlayback,
  type Playback,
  type PlaybackEvent,
  playedPercent,
  playedText,
  tapVideo,
} from '@/widgets/video-mini-player/playback'

test.each<[Playback, Partial<Record<PlaybackEvent, Playback>>]>([
  ['idle', { toggled: 'loading', failed: 'failed' }],
  ['loading', { toggled: 'paused', played: 'playing', held: 'paused', ended: 'ended', failed: 'failed' }],
  ['playing', { toggled: 'paused', waited: 'loading', held: 'paused', ended: 'ended', failed: 'failed' }],
  ['paused', { toggled: 'loading', ended: 'ended', failed: 'failed' }],
  ['ended', { toggled: 'loading', failed: 'failed' }],
  ['failed', { retried: 'loading' }],
])('%s moves to %j, and nowhere else', (playback, moves) => {
  const events: PlaybackEvent[] = ['toggled', 'retried', 'played', 'waited', 'held', 'ended', 'failed']
  for (const event of events) expect([event, nextPlayback(playback, event)]).toEqual([event, moves[event] ?? playback])
})

test.each([
  ['a tap where nothing can be liked', null, 1000, false, null, 'toggle'],
  ['a first tap', null, 1000, true, { atMs: 1000 }, null],
  ['a second at once', { atMs: 1000 }, 1001, true, null, 'like'],
  ['a second after 299 ms', { atMs: 1000 }, 1299, true, null, 'like'],
  ['a second after 300 ms', { atMs: 1000 }, 1300, true, { atMs: 1300 }, 'toggle'],
] as const)('%s', (_, before, atMs, canLike, waiting, effect) => {
  expect(tapVideo(before, atMs, canLike)).toEqual({ waiting, effect })
})

test.each([
  [0, null, '00:00', 0],
  [3.9, 12.4, '00:03 / 00:12', 31],
  [12.4, 12.4, '00:12 / 00:12', 100],
  [13, 12.4, '00:13 / 00:12', 100],
  [0, 0, '00:00 / 00:00', 0],
  [3600, 7200, '1:00:00 / 2:00:00', 50],
])('%d of %p seconds: %s, %i per cent', (positionS, durationS, text, percent) => {
  expect(playedText({ positionS, durationS })).toBe(text)
  expect(playedPercent({ positionS, durationS })).toBe(percent)
})
