import { miniPages } from '../../../config/routes'

export default definePageConfig({ navigationBarTitleText: miniPages.logout.title })
