import { routes } from '../../../../../config/routes'

export default definePageConfig({ navigationBarTitleText: routes.gallery.title })
