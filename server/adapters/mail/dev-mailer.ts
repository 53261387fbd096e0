import type { Services } from '../../services'
import { insertDevMail } from '../../repositories/dev-mail'
import type { Mailer } from './mailer'

/** Keeps letters in the database instead of sending them, for reading at /dev/mail; several processes share the box. */
export function createDevMailer(services: Pick<Services, 'database' | 'clock'>): Mailer {
  return {
    send: (letter) => insertDevMail(services.database.db, { sentAt: services.clock.now(), ...letter }),
  }
}
