import { openModal } from '@core/app/modals'
import type { RouteGuard } from '@core/plugin/points'

/**
 * People without video-call access who enter the call board are sent to the videos, or to the default page where there are
 * none, and are told why (MENU-005, C-044).
 */
const videoAccess: RouteGuard = async ({ route }, { call }) => {
  if (route.area !== 'call') return { go: 'on' }
  const { isDoctor24, isPlus } = await call('GET api/users/data')
  if (isDoctor24 || isPlus) return { go: 'on' }
  openModal('verifyUser')
  return { go: 'to', route: 'advices.videos' }
}
export default videoAccess
