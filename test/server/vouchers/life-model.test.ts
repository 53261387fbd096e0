import fc from 'fast-check'
import { checkLedger } from '../../support/server/check-ledger'
import { lifeSituations } from '../../support/server/model/life-dates-model'
import { type LifeStage, lifeStage } from '../../support/server/model/life-stage'
import { lives } from '../../support/server/model/life-steps'

/** Lives that are tried; more of them by MODEL_RUNS. */
const RUNS = Number(process.env.MODEL_RUNS ?? 15)

/** Servers on which lives run in parallel. */
const STAGES = RUNS > 100 ? 3 : 1

let stages: LifeStage[]

/** How many lives came to each situation. */
const tally = new Map<string, number>()

beforeAll(async () => {
  stages = await Promise.all(Array.from({ length: STAGES }, () => lifeStage()))
})
afterAll(() => Promise.all(stages.map((stage) => stage.close())))

/** Runs a number of random lives on a stage. */
async function liveOn(stage: LifeStage, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(lives, async ({ steps, isDisputed, ...terms }) => {
    await stage.clear()
    const run = await stage.begin(terms)
    for (const one of steps) {
      if (one.do === 'dispute' && !isDisputed) continue
      const [actual, expected] = (await run.take(one)) ?? []
      expect([one, actual]).toEqual([one, expected])
      const [real, model] = await run.standings()
      expect([one, real]).toEqual([one, model])
    }
    await checkLedger(stage.db)
    await run.take({ do: 'wait', minutes: 40 * 1_440 })
    await run.take({ do: 'work' })
    const [real, model] = await run.standings()
    expect(real).toEqual(model)
    await checkLedger(stage.db, isDisputed ? undefined : 'settled')
    for (const situation of run.reached()) tally.set(situation, (tally.get(situation) ?? 0) + 1)
  })
  await fc.assert(property, { numRuns, endOnFailure: RUNS > 100 })
}

test(
  'whatever people, hotels, time and banks do with vouchers, each stands as the rules want, and the books balance',
  async () => {
    await Promise.all(stages.map((stage) => liveOn(stage, Math.ceil(RUNS / STAGES))))
    // This many lives reach every situation.
    if (RUNS >= 500) expect(lifeSituations.filter((situation) => !tally.has(situation))).toEqual([])
  },
  60_000 + RUNS * 10_000,
)
