import { canonicalEmail } from '@/domain/account/email'
import { badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { listStaff } from '../support/repository/staff'
import { grantSupport, revokeRoles } from '../support/roles'
import { recordContentAction } from './audit'
import type { OperatorCommands } from './operator-command'
import { minuteText } from './waiting-text'

async function grant(services: Services, operator: string, typed: string, role: string): Promise<string> {
  if (role !== 'support') throw badInput('role', `There is no role "${role}"; there is only support.`)
  const email = canonicalEmail(typed)
  const isNew = await grantSupport(services, { email, grantedBy: operator }, (tx, uid) =>
    recordContentAction(tx, services, {
      operator,
      action: 'grant_role',
      contentType: 'person',
      contentId: uid,
      before: { role: null },
      after: { role },
    }),
  )
  return isNew ? `${email}: may now respond in chats.` : `${email} has this role already; nothing was changed.`
}

async function revoke(services: Services, operator: string, typed: string): Promise<string> {
  const email = canonicalEmail(typed)
  const had = await revokeRoles(services, email, (tx, uid) =>
    recordContentAction(tx, services, {
      operator,
      action: 'revoke_role',
      contentType: 'person',
      contentId: uid,
      before: { role: 'support' },
      after: { role: null },
    }),
  )
  return had ? `${email}: has no role any more.` : `${email} has no role; nothing was changed.`
}

async function staffText({ database }: Services): Promise<string> {
  const rows = await listStaff(database.db)
  if (rows.length === 0) return 'No one has a role.'
  return rows
    .map(({ email, role, grantedAt, seenAt }) => {
      const seen = seenAt ? `seen ${minuteText(seenAt)}` : 'not seen yet'
      return `${email}  ${role} since ${minuteText(grantedAt)}, ${seen}`
    })
    .join('\n')
}

/** Who of the house may do what. */
export const staffCommands: OperatorCommands = {
  staff: { operands: [], help: 'who has which role', isSigned: false, run: staffText },
  grant: {
    operands: ['EMAIL', 'ROLE'],
    help: 'gives an account a role; support responds in chats',
    isSigned: true,
    run: (services, operator, [email = '', role = '']) => grant(services, operator, email, role),
  },
  revoke: {
    operands: ['EMAIL'],
    help: 'takes all roles from an account',
    isSigned: true,
    run: (services, operator, [email = '']) => revoke(services, operator, email),
  },
}
