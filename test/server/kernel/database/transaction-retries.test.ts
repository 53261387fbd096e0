import { withRetries } from '../../../../server/kernel/database/transactions'

const failure = (code: string) => new Error('query failed', { cause: Object.assign(new Error('inner'), { code }) })
const noPause = async () => undefined

async function triesOf(code: string, failures: number): Promise<{ tries: number; outcome: string }> {
  let tries = 0
  const run = async () => {
    tries += 1
    if (tries <= failures) throw failure(code)
    return 'done'
  }
  const outcome = await withRetries(run, noPause).catch(() => 'failed')
  return { tries, outcome }
}

test.each([
  ['40001', 2, { tries: 3, outcome: 'done' }],
  ['40P01', 5, { tries: 6, outcome: 'done' }],
  ['40001', 6, { tries: 6, outcome: 'failed' }],
  ['23505', 1, { tries: 1, outcome: 'failed' }],
])('after %s, %d times', async (code, failures, expected) => expect(await triesOf(code, failures)).toEqual(expected))
