import { eventually } from './eventually'
import { newestMail } from './mailbox'

/** The path of the link in the newest gift email to an address, once it is there. */
export async function giftPathFor(url: string, email: string): Promise<string> {
  let path = ''
  await eventually(
    async () => (await newestMail(url, email, /gave you/))?.text ?? '',
    (text) => {
      path = /\/voucher\/gift\?claim=[\w-]+/.exec(text)?.[0] ?? ''
      expect(path).not.toBe('')
    },
  )
  return path
}
