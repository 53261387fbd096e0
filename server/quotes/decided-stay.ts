import type { Stay } from '@/contract/stay'
import { decideStay, type WantedStay } from '@/domain/stays/wanted-stay'
import { badInput } from '../kernel/errors'

/** The stay that an input asks for, every part decided; throws 400 with the field at fault. Today is the destination's. */
export function decidedStay(wanted: WantedStay, today: string): Stay {
  const decision = decideStay(wanted, today)
  if ('fault' in decision) throw badInput(decision.fault.field, decision.fault.message)
  return decision.stay
}
