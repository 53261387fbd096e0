import { giveTryBack } from '../repositories/email-code'
import type { Services } from '../kernel/services'
import { tryTypedCode, type TypedCode } from './use-code'

/** Checks a code without using it up; only a wrong one costs a try. */
export async function checkCode(services: Services, typed: TypedCode): Promise<void> {
  const codeId = await tryTypedCode(services, typed)
  await giveTryBack(services.database.db, codeId)
}
