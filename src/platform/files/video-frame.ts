import { toJpeg } from './browser-files'

/** A frame of a video as a JPEG, null where the browser shows none; durationMs is null where it is not known. */
export interface VideoFrame {
  readonly picture: Blob | null
  readonly durationMs: number | null
}

/** A browser that cannot decode the video may never report it. */
const MOST_WAIT_MS = 8000

const LONGEST_PX = 1280

/** The first frame is often black. */
const FRAME_AT_S = 0.5

const once = (video: HTMLVideoElement, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${name} of the video`)), MOST_WAIT_MS)
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    video.addEventListener(name, end(resolve), { once: true })
    video.addEventListener(
      'error',
      end(() => reject(new Error('The video cannot be shown'))),
      { once: true },
    )
  })

function drawFrame(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video
  const factor = Math.min(1, LONGEST_PX / Math.max(1, videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * factor)
  canvas.height = Math.round(videoHeight * factor)
  const pen = canvas.getContext('2d')
  if (!pen || canvas.width === 0) throw new Error('no frame')
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  return toJpeg(canvas)
}

async function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const seeked = once(video, 'seeked')
  video.currentTime = Math.min(FRAME_AT_S, video.duration / 2)
  await seeked
  return drawFrame(video)
}

const durationOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? Math.round(duration * 1000) : null)

/** Takes a frame of a video near its start, off the screen. */
export async function readFrame(file: Blob): Promise<VideoFrame> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    const loaded = once(video, 'loadeddata')
    video.src = url
    await loaded
    return { picture: await frameOf(video).catch(() => null), durationMs: durationOf(video) }
  } catch {
    return { picture: null, durationMs: durationOf(video) }
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
