import { NoReply } from './no-reply'

/** The reply, or NoReply('timeout') after so many milliseconds: hosts are told the limit, but not all of them keep it. */
export function withinLimit<Reply>(reply: Promise<Reply>, limitMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoReply('timeout')), limitMs)
    const end = () => clearTimeout(timer)
    reply.then(resolve, reject).finally(end)
  })
}
