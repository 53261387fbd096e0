import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createAccessTokenVerifier } from '../account/access-token'
import { createCountryOfAddress, createRegions } from '../kernel/http/regions'
import { createCatalogueCache } from '../stays/catalogue/catalogue'
import { createShiftedClock, systemClock, type Clock } from '../kernel/time/clock'
import type { Database } from '../kernel/database/executor'
import type { Env } from '../kernel/config/env'
import { createEngines } from '../assistant/choose-engine'
import { createTurns } from '../assistant/turns'
import { createMailQueue } from '../kernel/mail/mail-queue'
import { createSmtpMailer, type Mailer } from '../kernel/mail/mailer'
import { loadPictureLibrary } from '../kernel/pictures/picture-library'
import { createPictureResizer } from '../kernel/pictures/resized-pictures'
import { readHotelPictureContent } from '../stays/repository/hotels'
import { createRandomSource } from '../kernel/crypto/random-source'
import { createHotelNames } from '../stays/search/hotel-names'
import { createLiveIndex } from '../stays/search/live-index'
import { SettingsError } from '../kernel/config/variables'
import type { Services } from '../kernel/services'
import { createFileStores } from '../uploads/store/file-stores'
import { createUploadedPictures } from '../uploads/served-pictures'
import { configuredProviders } from '../booking/payments/providers/configured'
import { createPress } from '../documents/pdf/press'
import { purchaseDocuments } from '../documents/purchase-documents'
import { eraseWriting } from '../community/erase'
import { accountBookings } from '../booking/account-bookings'
import { hotelRules } from '../booking/hotel-rules'
import { couponRules } from '../vouchers/coupon-rules'
import { exchangeRules } from '../vouchers/exchange-rules'
import { mixRules } from '../vouchers/mix/mix-rules'
import type { Demo } from './load-demo'
import { systemTimers } from '../kernel/time/timers'
import { eraseSupport } from '../support/erase'
import { createChatLive } from '../support/live/hub'

/** What a server process, or a test, brings along. */
export interface ServicesParts {
  env: Env
  database: Database
  log: FastifyBaseLogger
  clock?: Clock
  mail?: Mailer
  demo?: Demo | null
}

/** The services of a whole server, with the demo where there is one. */
export interface AppServices extends Services {
  readonly demo: Demo | null
}

const clockOf = (env: Env): Clock => (env.clock === 'virtual' ? createShiftedClock(systemClock) : systemClock)

/** Emails go out by SMTP, or else into the demo's mailbox. */
function createMailer({ env, database, demo }: ServicesParts, clock: Clock): Mailer {
  if (env.mailUrl !== null) return createSmtpMailer(env.mailUrl)
  if (demo) return demo.createDevMailer({ database, clock })
  throw new SettingsError(['MAIL_URL is needed, for this build has no mailbox of its own.'])
}

/** The providers that are configured; outside production the sandbox comes first. */
function createPayments(basics: Pick<Services, 'env' | 'clock' | 'random' | 'database' | 'log'>, demo: Demo | null) {
  const sandbox = demo && !basics.env.isProductionLike ? [demo.sandboxProvider(basics)] : []
  const payments = [...sandbox, ...configuredProviders(basics)]
  if (payments.length === 0)
    basics.log.warn('no payment provider is configured, so no booking can be paid: see docs/payments.md')
  return payments
}

/** Puts together all that handlers, commands and jobs work with. */
export function createServices(parts: ServicesParts): AppServices {
  const { env, database, log, clock = clockOf(parts.env), demo = null } = parts
  const random = createRandomSource(clock)
  const mail = parts.mail ?? createMailer(parts, clock)
  const basics = { env, clock, random, database, log, mail }
  const library = loadPictureLibrary(env.root)
  const catalogue = createCatalogueCache()
  const files = createFileStores(basics)
  return {
    ...basics,
    demo,
    payments: createPayments(basics, demo),
    bookings: accountBookings,
    writing: { erase: eraseWriting },
    support: { erase: eraseSupport },
    chatLive: createChatLive({ database, log, timers: systemTimers }),
    chatDemo: demo && !env.isProductionLike ? demo.chatDemo : null,
    documents: purchaseDocuments,
    purchaseRules: { hotel: hotelRules, coupon: couponRules, exchange: exchangeRules, mix: mixRules },
    documentPress: createPress(env.root),
    mailQueue: createMailQueue(basics),
    engines: createEngines(basics),
    turns: createTurns(basics, systemTimers),
    accessTokens: createAccessTokenVerifier(basics),
    regions: createRegions(env, createCountryOfAddress(env.root)),
    securityCounters: { userIdMismatches: 0, signatureProbes: 0, codeMisses: 0 },
    catalogue,
    cityIndexes: createLiveIndex({ executor: database.db, catalogue, clock }),
    hotelNames: createHotelNames(database.db, catalogue),
    files,
    uploadedPictures: createUploadedPictures({ database, files }),
    pictures: library,
    pictureResizer: createPictureResizer({
      library,
      cacheDir: join(env.dataDir, 'pictures'),
      readImported: (id) => readHotelPictureContent(database.db, id),
    }),
  }
}
