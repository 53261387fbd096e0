import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createAccessTokenVerifier } from '../account/access-token'
import { createCountryOfAddress, createRegions } from '../kernel/http/regions'
import { createCatalogueCache } from '../catalogue/catalogue-cache'
import { createShiftedClock, systemClock, type Clock } from '../kernel/time/clock'
import type { Database } from '../kernel/database/executor'
import type { Env } from '../kernel/config/env'
import { createMailQueue } from '../kernel/mail/mail-queue'
import { createDevMailer, createSmtpMailer, type Mailer } from '../kernel/mail/mailer'
import { loadPictureLibrary } from '../kernel/pictures/picture-library'
import { createPictureResizer } from '../kernel/pictures/resized-pictures'
import { readHotelPictureContent } from '../repositories/hotel-picture'
import { createRandomSource } from '../kernel/crypto/random-source'
import { createHotelNames } from '../search/hotel-names'
import { createLiveShelves } from '../search/live-shelves'
import type { Services } from '../kernel/services'

/** What a server process, or a test, brings along. */
export interface ServicesParts {
  env: Env
  database: Database
  log: FastifyBaseLogger
  clock?: Clock
  mail?: Mailer
}

const clockOf = (env: Env): Clock => (env.clock === 'virtual' ? createShiftedClock(systemClock) : systemClock)

/** Puts together all that handlers, commands and jobs work with. */
export function createServices({ env, database, log, clock = clockOf(env), mail: given }: ServicesParts): Services {
  const random = createRandomSource(clock)
  const mail = given ?? (env.mailUrl === null ? createDevMailer({ database, clock }) : createSmtpMailer(env.mailUrl))
  const basics = { env, clock, random, database, log, mail }
  const library = loadPictureLibrary(env.root)
  const catalogue = createCatalogueCache()
  return {
    ...basics,
    mailQueue: createMailQueue(basics),
    accessTokens: createAccessTokenVerifier(basics),
    regions: createRegions(env, createCountryOfAddress(env.root)),
    securityCounters: { userIdMismatches: 0 },
    catalogue,
    shelves: createLiveShelves({ executor: database.db, catalogue, clock }),
    hotelNames: createHotelNames(database.db, catalogue),
    pictures: library,
    pictureResizer: createPictureResizer({
      library,
      cacheDir: join(env.dataDir, 'pictures'),
      readImported: (id) => readHotelPictureContent(database.db, id),
    }),
  }
}
