import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.appointment.title,
  navigationStyle: 'custom',
})
