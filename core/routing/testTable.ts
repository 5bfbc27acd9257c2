import type { Area, RouteId } from '../plugin/points'
import { tableOf, type Route } from './table'

/** Creates a route for tests. */
export const route = (id: string, area: Area, path: string, more: Partial<Route> = {}): Route => ({
  plugin: 'test',
  id: id as RouteId,
  area,
  path,
  title: 'T',
  screen: () => Promise.reject(new Error('not loaded in this test')),
  ...more,
})

const routes = [
  route('videoConsultation.home', 'patient', 'home'),
  route('patient.booking', 'patient', 'booking/:id?', { requires: { features: ['one', 'two'] } }),
  route('profile.family', 'profile', 'profile/family'),
  route('call.consultations', 'call', 'consultations'),
  route('advices.videos', 'advices', 'videos'),
  route('admin.users', 'admin', 'users', { requires: { role: 'UsersAdministrator' } }),
  route('admin', 'admin', '', { redirectTo: 'admin.users' as RouteId }),
  route('auth', 'public', 'auth'),
  route('register', 'public', 'register'),
  route('register.doctor', 'public', ':doctorUrl/register'),
  route('free', 'patient', 'free', { skipDoctorUrl: true }),
  route('errorDoctorUrl', 'public', 'error-doctor-url'),
]

/** The routing table of a small portal. */
export const table = tableOf(routes)
