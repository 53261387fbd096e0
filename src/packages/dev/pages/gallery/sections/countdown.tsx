import { useState } from 'react'
import { deviceClock } from '@/platform/clock'
import { watchVisibility } from '@/platform/page/visibility'
import { Countdown } from '@/widgets/countdown'
import { RunningCountdown } from '@/widgets/countdown/running'
import { galleryClock, galleryNowMs, galleryTimers } from '../gallery-clock'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const stillMs = galleryNowMs + 2 * 86_400_000 + 3_723_456

const whenShown = (recount: () => void) => watchVisibility((isVisible) => (isVisible ? recount() : undefined))

function Live({ seconds, format, hasMilliseconds }: { seconds: number; format: string; hasMilliseconds?: boolean }) {
  const [deadlineMs] = useState(() => deviceClock.now() + seconds * 1000)
  const [isOver, setOver] = useState(false)
  return (
    <>
      <RunningCountdown
        deadlineMs={deadlineMs}
        clock={deviceClock}
        timers={galleryTimers}
        format={format}
        hasMilliseconds={hasMilliseconds}
        watchWaking={whenShown}
        onFinish={() => setOver(true)}
      />
      <p className="gallery-text">{isOver ? 'Finished' : 'Running'}</p>
    </>
  )
}

function Show() {
  return (
    <>
      <GalleryState name="as a page counts it">
        <Countdown seconds={899} />
      </GalleryState>
      <GalleryState name="urgent">
        <Countdown seconds={45} />
      </GalleryState>
      <GalleryState name="days to seconds">
        <RunningCountdown deadlineMs={stillMs} clock={galleryClock} timers={galleryTimers} />
      </GalleryState>
      <GalleryState name="written with words">
        <RunningCountdown
          deadlineMs={stillMs}
          clock={galleryClock}
          timers={galleryTimers}
          format="DD days HH hours mm minutes"
        />
      </GalleryState>
      <GalleryState name="running">
        <Live seconds={90} format="mm:ss" />
      </GalleryState>
      <GalleryState name="running, with milliseconds">
        <Live seconds={5} format="ss:SSS" hasMilliseconds />
      </GalleryState>
    </>
  )
}

/** Times left, still and running. */
export const countdownSection: GallerySection = { key: 'countdown', title: 'Countdown', Show }
