import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.payFinish.title,
  navigationStyle: 'custom',
})
