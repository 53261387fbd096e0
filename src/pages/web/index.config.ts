import { miniPages } from '../../../config/routes'

export default definePageConfig({ navigationBarTitleText: miniPages.web.title, navigationStyle: 'default' })
