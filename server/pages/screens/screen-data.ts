import type { ScreenContent, ScreenData, ScreenName } from '@/contract/first-screens'
import type { Services } from '../../kernel/services'
import { todayIn } from '../../kernel/time/zones'

/** A first screen of what it shows, priced in a currency (ISO 4217), for somebody for whom it is now the day of UTC. */
export const screenData = <Name extends ScreenName>(
  { clock }: Pick<Services, 'clock'>,
  currencyCode: string,
  content: ScreenContent<Name>,
): ScreenData<Name> => ({ ...content, today: todayIn('UTC', clock.now()), currencyCode })
