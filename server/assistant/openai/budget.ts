import { sql } from 'drizzle-orm'
import { utcDay } from '@/domain/days/civil-day'
import type { AssistantSettings } from '../../kernel/config/assistant-settings'
import type { Services } from '../../kernel/services'

/** Whom a turn's tokens are counted for. */
interface TokenSubjects {
  readonly owner: string
  readonly isAccount: boolean
}

const ALL = 'all'

type BudgetServices = Pick<Services, 'database' | 'clock'>

/** Tokens of a budget that the caller may still use today: the least of what is left to caller and server. */
export async function tokensLeft(
  services: BudgetServices,
  { owner, isAccount }: TokenSubjects,
  tokens: AssistantSettings['tokens'],
): Promise<number> {
  const { rows } = await services.database.db.execute<{ subject: string; tokens: number }>(sql`
    select subject, tokens::float8 as tokens from assistant_usage
    where day = ${utcDay(services.clock.now())}::date and subject in (${owner}, ${ALL})`)
  const used = (subject: string) => rows.find((row) => row.subject === subject)?.tokens ?? 0
  return Math.min((isAccount ? tokens.account : tokens.device) - used(owner), tokens.day - used(ALL))
}

/** Counts used tokens for the caller and the server. */
export async function countTokens(services: BudgetServices, { owner }: TokenSubjects, tokens: number): Promise<void> {
  const now = services.clock.now()
  await services.database.db.execute(sql`
    insert into assistant_usage (day, subject, tokens, used_at)
    select ${utcDay(now)}::date, subject, ${Math.ceil(tokens)}, ${now.toISOString()}::timestamptz from unnest(array[${ALL}, ${owner}]) as subject
    on conflict (day, subject) do update set
      tokens = assistant_usage.tokens + excluded.tokens, used_at = excluded.used_at`)
}
