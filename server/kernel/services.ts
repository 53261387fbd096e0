import type { FastifyBaseLogger } from 'fastify'
import type { Regions } from './http/regions'
import type { Clock } from './time/clock'
import type { Database } from './database/executor'
import type { Env } from './config/env'
import type { PictureLibrary } from './pictures/picture-library'
import type { PictureResizer, UploadedPictures } from './pictures/resized-pictures'
import type { RandomSource } from './crypto/random-source'
import type { WorkerPool } from './jobs/worker-pool'
import type { Mailer } from './mail/mailer'

/** Who a valid access token speaks for: the user and the sign-in it belongs to. */
export interface SignedInUser {
  uid: string
  sid: string
}

/** Reads access tokens; null for one that is forged, expired or of an ended sign-in. */
export interface AccessTokenVerifier {
  verify(accessToken: string): Promise<SignedInUser | null>
}

/** Counts of what should never happen in honest traffic. */
interface SecurityCounters {
  /** Calls whose `userid` is not that of their token. */
  userIdMismatches: number
  /** Wrong signatures that a payment provider sends on purpose, to see whether we check them. */
  signatureProbes: number
  /** Well-formed codes of vouchers that nobody, or not their sender, could use. */
  codeMisses: number
}

/** All that handlers, commands and jobs work with, passed explicitly. Rooms above the kernel add what they bring by `declare module`, and main creates it. */
export interface Services {
  readonly env: Env
  readonly clock: Clock
  readonly random: RandomSource
  readonly database: Database
  /** Hands emails over; called by the mail queue alone. */
  readonly mail: Mailer
  /** Sends the outbox's emails; wake it after each commit that enqueued one. */
  readonly mailQueue: WorkerPool
  readonly log: FastifyBaseLogger
  readonly accessTokens: AccessTokenVerifier
  readonly securityCounters: SecurityCounters
  /** Where callers are. */
  readonly regions: Regions
  readonly pictures: PictureLibrary
  readonly pictureResizer: PictureResizer
  readonly uploadedPictures: UploadedPictures
}
