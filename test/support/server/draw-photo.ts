import sharp from 'sharp'

/** Colours of a photo's quarters, clockwise from the top left. */
export const quarters = ['#d81e1e', '#1ea84a', '#1e4ad8', '#e8c81e'] as const

/** What a photo is to be. */
export interface PhotoParams {
  readonly width?: number
  readonly height?: number
  readonly format?: 'jpeg' | 'png' | 'webp'
}

/** Creates a photo of four plain quarters, so that a test can detect how it was rotated and cropped. */
export function drawPhoto({ width = 400, height = 300, format = 'jpeg' }: PhotoParams = {}): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2 }
  const places = [
    { left: 0, top: 0 },
    { left: half.width, top: 0 },
    { left: half.width, top: half.height },
    { left: 0, top: half.height },
  ]
  const parts = places.map((place, index) => ({
    input: { create: { ...half, channels: 3 as const, background: quarters[index] ?? '#000000' } },
    ...place,
  }))
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .toFormat(format, { quality: 95 })
    .toBuffer()
}
