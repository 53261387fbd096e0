import { lazy } from '@/shell/lazy'
import type { ReasonSheetProps, SheetProps } from './sheets'

const load = () => import(/* webpackChunkName: "support-sheets" */ './all-sheets')

/** The conversations with the assistant, fetched when they are first opened. */
export const LazyDialogs = lazy<SheetProps>(async () => (await load()).DialogsSheet)

/** A help article, likewise. */
export const LazyArticle = lazy<SheetProps>(async () => (await load()).ArticleSheet)

/** Why an answer did not help, likewise. */
export const LazyReason = lazy<ReasonSheetProps>(async () => (await load()).ReasonSheet)

/** The survey at the end of a chat, likewise. */
export const LazySurvey = lazy<SheetProps>(async () => (await load()).SurveySheet)

/** What else can be sent in a chat, likewise. */
export const LazySend = lazy<SheetProps>(async () => (await load()).SendSheet)

/** What the assistant is, likewise. */
export const LazyAbout = lazy<SheetProps>(async () => (await load()).AboutSheet)
