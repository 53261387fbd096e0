import { canonicalEmail } from '@/domain/account/email'
import type { Executor } from '../kernel/database/executor'
import type { OperatorAction } from '../kernel/database/schema/operator'
import { badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { listStaff } from '../support/repository/staff'
import { grantSupport, revokeRoles } from '../support/roles'
import { recordContentAction } from './audit'
import type { OperatorCommands } from './operator-command'
import { minuteText } from './waiting-text'

interface RoleChange {
  readonly operator: string
  readonly action: OperatorAction
  readonly before: string | null
  readonly after: string | null
}

/** Records a change of a person's role in its transaction. */
const recordRole =
  (services: Services, { operator, action, before, after }: RoleChange) =>
  (tx: Executor, uid: string): Promise<void> =>
    recordContentAction(tx, services, {
      operator,
      action,
      contentType: 'person',
      contentId: uid,
      before: { role: before },
      after: { role: after },
    })

async function grant(services: Services, operator: string, typed: string, role: string): Promise<string> {
  if (role !== 'support') throw badInput('role', `There is no role "${role}"; there is only support.`)
  const email = canonicalEmail(typed)
  const record = recordRole(services, { operator, action: 'grant_role', before: null, after: role })
  const isNew = await grantSupport(services, { email, grantedBy: operator }, record)
  return isNew ? `${email}: may now respond in chats.` : `${email} has this role already; nothing was changed.`
}

async function revoke(services: Services, operator: string, typed: string): Promise<string> {
  const email = canonicalEmail(typed)
  const record = recordRole(services, { operator, action: 'revoke_role', before: 'support', after: null })
  const had = await revokeRoles(services, email, record)
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
