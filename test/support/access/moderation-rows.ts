import { statementOfReasons } from '../../../server/kernel/database/schema/community'
import type { AdasThings } from './adas-things'
import { open, ownersOnly, type Row } from './row'

/** A decision of a moderator about a post of Ada's. */
async function decisionOf({ server, ada }: AdasThings): Promise<string> {
  const { clock, database, random } = server.services
  const id = random.id()
  await database.db.insert(statementOfReasons).values({
    id,
    bizType: 'moment',
    bizId: 'm1',
    userId: ada.uid,
    rule: 'spam',
    reason: 'It is advertising or spam.',
    isAutomated: false,
    decidedBy: 'maya@staylark.example',
    createdAt: clock.now(),
  })
  return id
}

const text = 'My post describes a stay of mine.'

/** Rows of reports and appeals. */
export const moderationRows: Record<string, Row> = {
  reportContent: open(({ server, ada }) => ({
    bizType: 'person',
    bizId: ada.uid,
    reason: 'spam',
    explanation: 'Every post is an advertisement.',
    address: `${server.services.env.publicUrl}/ugc/person/${ada.uid}`,
    name: 'Bea',
    email: 'bea@example.com',
    isGoodFaith: true,
  })),
  getReport: open(() => ({ receipt: 'NoSuchReceiptNoSuchReceipt' }), 404),
  appealRemoval: ownersOnly(async (things) => ({ appealId: await decisionOf(things), text }), {
    appealId: 'NOSUCHDECISION',
    text,
  }),
}
