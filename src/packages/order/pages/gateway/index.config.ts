import { miniPages } from '../../../../../config/routes'

export default definePageConfig({ navigationBarTitleText: miniPages.gateway.title, navigationStyle: 'default' })
