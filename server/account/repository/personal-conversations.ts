import { sql } from 'drizzle-orm'
import type { PersonalQuery } from './personal-data'

/** What an account's file has of customer support: chats, dialogs with the assistant, and roles of people of the house. */
export const conversationQueries: Readonly<Record<string, PersonalQuery>> = {
  chats: ({ uid, owner }) => sql`
    select c.id as key, json_build_object('openedAt', opened_at, 'closedAt', closed_at, 'state', state, 'agent', agent_name,
      'summary', summary, 'openedFrom', origin,
      'messages', (select coalesce(json_agg(json_build_object('from', m.sender, 'name', m.sender_name, 'type', m.type,
          'content', m.content, 'card', m.card, 'fileId', m.file_id, 'sentAt', m.created_at) order by m.seq), '[]')
        from chat_message m where m.session_id = c.id),
      'rating', (select json_build_object('score', score, 'isSolved', is_solved, 'comment', comment, 'ratedAt', rated_at)
        from chat_survey s where s.session_id = c.id)) as entry
    from chat_session c where c.owner = ${owner} or c.user_id = ${uid}`,
  dialogs: ({ owner }) => sql`
    select d.id as key, json_build_object('title', d.title, 'openedFrom', d.origin, 'understood', d.understood,
      'startedAt', d.created_at, 'usedAt', d.updated_at,
      'turns', (select coalesce(json_agg(json_build_object('question', t.question, 'sentAt', t.sent_at, 'engine', t.engine,
          'state', t.state, 'feedback', t.feedback, 'feedbackReason', t.feedback_reason,
          'events', (select coalesce(json_agg(e.event order by e.seq), '[]') from dialog_event e where e.turn_id = t.id))
          order by t.number), '[]')
        from dialog_turn t where t.dialog_id = d.id)) as entry
    from dialog d where d.owner = ${owner}`,
  assistantConsent: ({ owner }) => sql`
    select owner as key, json_build_object('givenAt', given_at) as entry from assistant_consent where owner = ${owner}`,
  assistantUsage: ({ owner }) => sql`
    select day::text as key, json_build_object('day', day, 'tokens', tokens) as entry
    from assistant_usage where subject = ${owner}`,
  roles: ({ uid }) => sql`
    select role as key, json_build_object('role', role, 'grantedAt', granted_at, 'seenAt', seen_at) as entry
    from staff_role where user_id = ${uid}`,
}
