import { dialogRoutes } from '@/contract/dialog'
import { limitCalls, limitDevice } from '../kernel/http/rate-limit'
import { type RequestContext, routeModule } from '../kernel/http/route-module'
import { readSettings, setConsent } from './consent'
import {
  askAssistant,
  deleteDialog,
  listDialogs,
  listNotes,
  readDialog,
  removeNote,
  renameDialog,
  setFeedback,
} from './dialogs'
import { moreHotels } from './more-hotels'
import { nextTips } from './next-tips'
import { ownerOf } from './owner'
import { pollAnswer, stopAnswer } from './read-answer'

const PAGE_SIZE = 20

/** Questions a minute, of a device or account and of an address. */
const MOST_QUESTIONS = 20
const MOST_OF_ADDRESS = 60

/** Questions a day of a device or account. */
const MOST_A_DAY = 300

function limitQuestions(caller: RequestContext): void {
  const { services, ip } = caller
  const deviceId = ownerOf(caller)
  limitCalls(services, { name: 'assistant', ip, most: MOST_OF_ADDRESS })
  limitDevice(services, { name: 'assistant', deviceId, most: MOST_QUESTIONS })
  limitDevice(services, { name: 'assistant a day', deviceId, most: MOST_A_DAY, per: 'day' })
}

const done = { ok: true } as const

/** Dialogs with the assistant; another's dialog reads like none. */
export const dialogModule = routeModule(dialogRoutes, {
  startDialog: async (sent, context) => {
    limitQuestions(context)
    return askAssistant(context, context.idempotencyKey, sent)
  },
  queryDialog: ({ turnId, after = 0, waitMs = 0 }, context) => pollAnswer(context, { turnId, after, waitMs }),
  stopDialog: async ({ turnId }, context) => {
    await stopAnswer(context, turnId)
    return done
  },
  getDialog: ({ dialogId }, context) => readDialog(context, dialogId),
  listDialogs: ({ cursor, pageSize = PAGE_SIZE }, context) => listDialogs(context, { cursor, pageSize }),
  renameDialog: async ({ dialogId, name }, context) => {
    await renameDialog(context, dialogId, name)
    return done
  },
  deleteDialog: async ({ dialogId }, context) => {
    await deleteDialog(context, dialogId)
    return done
  },
  feedbackDialog: async (sent, context) => {
    await setFeedback(context, sent)
    return done
  },
  moreDialogHotels: ({ turnId, cursor, pageSize = 5 }, context) => moreHotels(context, { turnId, cursor, pageSize }),
  listDialogNotes: async ({ dialogId }, context) => ({ list: await listNotes(context, dialogId) }),
  removeDialogNote: async ({ dialogId, noteId }, context) => ({ list: await removeNote(context, dialogId, noteId) }),
  listNextStepTips: async (sent, context) => ({ list: await nextTips(context, sent) }),
  getAssistantSettings: (_input, context) => readSettings(context),
  setAssistantConsent: ({ hasConsent }, context) => setConsent(context, hasConsent),
})
