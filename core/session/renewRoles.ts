export { renewRoles } from './signIn'
