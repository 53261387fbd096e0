import pLimit from 'p-limit'
import { uploadText } from '@/domain/uploads'
import { ApiError } from '../kernel/errors'

const retryAfterSeconds = 2

const busy = () => new ApiError(503, 'uploads_busy', uploadText.busy, { field: 'file', retryAfterSeconds })

/** Runs heavy work on files a few at a time; throws 503 while too many wait. */
export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Creates a queue of one process. */
function createWorkQueue(atOnce: number, mostWaiting: number): WorkQueue {
  const limit = pLimit(atOnce)
  return {
    run: async (work) => {
      if (limit.pendingCount >= mostWaiting) throw busy()
      return limit(work)
    },
  }
}

/** Pictures are decoded one after another: each fills up to 160 MB. */
export const decodeQueue = createWorkQueue(1, 40)

/** Videos are put together on disk, two at a time. */
export const videoQueue = createWorkQueue(2, 10)
