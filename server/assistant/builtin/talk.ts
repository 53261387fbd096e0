import type { Turn } from '../understand/read-turn'
import { type Reply, person, text, tips } from './reply-steps'
import { sentences } from './sentences'

/** Replies about no hotel, order or rule: emergencies, refusals, people, greetings. */
export async function* replyTalk({ route, lang, reading }: Turn): Reply {
  if (route === 'refusal') {
    yield text(sentences.refusal[lang])
    return yield tips('start', lang)
  }
  if (route === 'elsewhere') {
    yield text(sentences.elsewhere[lang])
    yield tips('start', lang)
    return yield person
  }
  if (route === 'social') {
    yield text(sentences[reading.signals.social ?? 'greeting'][lang])
    if (reading.signals.social !== 'goodbye') yield tips('start', lang)
    return
  }
  if (route === 'emergency' || route === 'person' || route === 'calm' || route === 'bot') {
    yield text(sentences[route][lang])
    yield person
  }
}
