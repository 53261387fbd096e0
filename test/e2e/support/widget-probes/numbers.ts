import { openState, openStill, settled, tapped, type Probe } from './probe'

/** Probes of rating, stepper and countdown. */
export const numberProbes = {
  ratingStars: async (page) => (await openState(page, 'rating', 'five stars')).locator('.rate-star').count(),
  ratingLabels: async (page) => (await openState(page, 'rating', 'words')).locator('p').allTextContents(),
  stepperMin: async (page) => {
    const state = await openState(page, 'stepper', 'at its minimum')
    await state.getByRole('button', { name: /^Fewer/ }).tap({ force: true })
    await state.getByText('Stopped at the minimum').waitFor()
    return Number(await state.locator('.step-value').textContent())
  },
  stepperStep: async (page) => {
    const state = await openState(page, 'stepper', 'plain')
    const value = async () => Number(await state.locator('.step-value').textContent())
    const before = await value()
    await tapped(state.getByRole('button', { name: /^More/ }))
    return (await value()) - before
  },
  countdownEnd: async (page) => {
    const state = await openStill(page, 'countdown', 'running')
    const left = () => state.getByRole('timer').textContent()
    const status = () => state.locator('.gallery-text').textContent()
    const seen: (string | null)[] = []
    for (let second = 0; second < 90 && (await status()) === 'Running'; second += 1) {
      await page.clock.runFor(1000)
      await settled(page)
      seen.push(await left())
    }
    return [...seen.slice(-2), await status()]
  },
} satisfies Record<string, Probe>
