import type { WantedStay } from '../stay/decide-stay'
import { readStayQuery } from '../stay/stay-query'

/** The stay that a hotel's page is opened for: the address's own; without dates that which the traveller looks for anyway. */
export function hotelPageStay(params: Readonly<Record<string, string | undefined>>, sought: WantedStay): WantedStay {
  const asked = readStayQuery(params)
  return asked.checkIn ? asked : { ...sought, ...asked }
}
