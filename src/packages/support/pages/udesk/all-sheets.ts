export { ArticleSheet } from './article-sheet'
export { DialogsSheet } from './dialogs-sheet'
export { AboutSheet, ReasonSheet, SendSheet, SurveySheet } from './sheets'
