import { once } from 'node:events'
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { inlineScriptHashes } from '../../../../server/plugins/security-headers'

/** All that a message brings. */
export const textOf = async (message: IncomingMessage): Promise<string> =>
  Buffer.concat(await message.toArray()).toString('utf8')

/** Asks the server behind an address the same, and answers what it answers, pages after an edit. */
export async function passOn(
  address: URL,
  { message, body, reply }: { message: IncomingMessage; body: string; reply: ServerResponse },
  edit: (html: string) => string,
): Promise<void> {
  const { watch: _, 'accept-encoding': __, ...headers } = message.headers
  const asking = request(address, { method: message.method, headers })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const status = answer.statusCode ?? 502
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    answer.pipe(reply.writeHead(status, answer.headers))
    return
  }
  const { 'content-length': ___, 'content-security-policy': policy = '', ...answered } = answer.headers
  const html = edit(await textOf(answer))
  // An edited script has another hash.
  const edited = policy.toString().replace("script-src 'self'", ['$&', ...inlineScriptHashes(html)].join(' '))
  reply.writeHead(status, { ...answered, 'content-security-policy': edited }).end(html)
}
