import { uploadText } from '@/domain/uploads'
import { ApiError } from '../kernel/errors'

/** A place that an upload occupies from before its body is read until both its connection and its work have ended. */
export interface UploadPlace {
  /** Runs work on the upload; the place stays occupied until it has ended, also when the caller has gone. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** The reply was sent or the connection was lost. */
  connectionEnded(): void
}

/** Limits how many uploads a process holds in memory: one a user, and so many in all. */
export interface UploadGate {
  /** Returns a place for a user's upload; throws 429 while another one of theirs goes on, 503 while all places are taken. */
  enter(uid: string): UploadPlace
}

const mostUploadsAtOnce = 8
const retryAfterSeconds = 2

const alreadySending = () =>
  new ApiError(429, 'upload_running', uploadText.onlyOne, { field: 'file', retryAfterSeconds })
const allPlacesTaken = () => new ApiError(503, 'uploads_busy', uploadText.busy, { field: 'file', retryAfterSeconds })

/** Creates the gate of one process. A body is at most 20 MB, so all places together hold at most 160 MB. */
export function createUploadGate(most = mostUploadsAtOnce): UploadGate {
  const uploading = new Map<string, UploadPlace>()

  function placeOf(uid: string): UploadPlace {
    let holders = 1
    const release = () => {
      holders -= 1
      if (holders === 0 && uploading.get(uid) === place) uploading.delete(uid)
    }
    const place: UploadPlace = {
      during: async (work) => {
        holders += 1
        try {
          return await work()
        } finally {
          release()
        }
      },
      connectionEnded: release,
    }
    return place
  }

  return {
    enter: (uid) => {
      if (uploading.has(uid)) throw alreadySending()
      if (uploading.size >= most) throw allPlacesTaken()
      const place = placeOf(uid)
      uploading.set(uid, place)
      return place
    },
  }
}
