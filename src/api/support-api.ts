import { bindCalls, type CallsOf, type Sections } from './bind-calls'
import type { Clients } from './client'

/** Calls of customer support; only its page has them. */
const sections = {
  /** Calls about help articles. */
  help: {
    listQaTypes: ['new', 'GET /api/im/qa/types'],
    searchQa: ['new', 'GET /api/im/qa/search'],
    listCommonQa: ['new', 'GET /api/im/qa/common'],
  },
  /** Calls about dialogs with the assistant. */
  dialog: {
    startDialog: ['new', 'POST /api/im/dialog'],
    queryDialog: ['stream', 'GET /api/im/dialog/query'],
    stopDialog: ['stream', 'POST /api/im/dialog/stop'],
    getDialog: ['new', 'GET /api/im/dialog'],
    listDialogs: ['new', 'GET /api/im/dialog/list'],
    renameDialog: ['new', 'PATCH /api/im/dialog'],
    deleteDialog: ['new', 'DELETE /api/im/dialog'],
    feedbackDialog: ['new', 'PUT /api/im/dialog/feedback'],
    moreDialogHotels: ['new', 'GET /api/im/dialog/hotels'],
    removeDialogNote: ['new', 'DELETE /api/im/dialog/notes'],
    listNextStepTips: ['new', 'GET /api/im/dialog/tips'],
    getAssistantSettings: ['new', 'GET /api/im/dialog/settings'],
    setAssistantConsent: ['new', 'PUT /api/im/dialog/consent'],
  },
  /** Calls about chats with people. */
  chat: {
    openChatSession: ['chat', 'POST /api/im/chat/session'],
    getChatSessionInfo: ['chat', 'GET /api/im/chat/session'],
    listChatHistory: ['chat', 'GET /api/im/chat/history'],
    sendChatMessage: ['chat', 'POST /api/im/chat/message'],
    syncChatPageState: ['chat', 'PUT /api/im/chat/state'],
    createChatTicket: ['chat', 'POST /api/im/chat/ticket'],
    closeChatSession: ['chat', 'POST /api/im/chat/close'],
    submitSurvey: ['chat', 'POST /api/im/chat/survey'],
    listChatBrowsing: ['chat', 'GET /api/im/chat/browsing'],
    listChatCollection: ['chat', 'GET /api/im/chat/collection'],
    listBoughtGoods: ['chat', 'GET /api/im/chat/bought'],
  },
} as const satisfies Sections

/** Customer support's calls as functions, by section. */
export type SupportCalls = CallsOf<typeof sections>

/** Binds customer support's calls to the clients that send them. */
export const createSupportApi = (clients: Clients): SupportCalls => bindCalls(clients, sections)
