import type { AnswerCard } from '@/contract/dialog'
import type { AssistantCaller } from './caller-routes'
import { searchModule } from '../stays/routes'
import { hotelAnswerCards } from './answer-cards'
import { ownTurn, storedSearch } from './dialogs'

/** Further hotels for an answer, priced now; none for an answer without hotels. Throws 404, and 400 on a foreign cursor. */
export async function moreHotels(
  caller: AssistantCaller,
  { turnId, cursor, pageSize }: { readonly turnId: string; readonly cursor?: string; readonly pageSize: number },
): Promise<{ list: AnswerCard[]; nextCursor: string | null }> {
  const { turn } = await ownTurn(caller, turnId)
  const search = storedSearch(turn.search)
  if (search?.cursor === undefined) return { list: [], nextCursor: null }
  const input = { ...search, pageSize, ...(cursor === undefined ? {} : { cursor }) }
  const found = await searchModule.handlers.searchHotels(input, caller)
  return { list: hotelAnswerCards(found, caller.services.clock.now()), nextCursor: found.nextCursor }
}
