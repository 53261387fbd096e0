import type { HasFailedBefore } from './contract'

/** An image that is complete and has no size did not come. */
export const hasFailedBefore: HasFailedBefore = (box) => {
  const image = box.querySelector('img')
  return image !== null && image.complete && image.naturalWidth === 0
}
