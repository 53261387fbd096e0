import { miniPages } from '../../../config/routes'

export default definePageConfig({ navigationBarTitleText: miniPages.login.title })
