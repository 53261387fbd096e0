import { signAccessToken } from '../../../server/account/access-token'
import { call, type Reply } from './call'
import type { SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

/** The smallest text that is taken for a whole PDF. */
export const smallPdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

/** Sends a file for a request as a person, whose token is renewed for that. */
export async function sendRefundFile(
  { app, services }: TestServer,
  person: SignedInPerson,
  { bytes = smallPdf, fileName = 'note.pdf' }: { readonly bytes?: Buffer; readonly fileName?: string } = {},
): Promise<Reply> {
  const token = await signAccessToken(services, person)
  return call(app, 'uploadRefundFile', { fileName, file: { bytes } }, { token })
}
