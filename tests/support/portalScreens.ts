import type { Host } from '../../core/plugin/host'
import { isPermitted } from '../../core/plugin/isPermitted'
import type { Requires } from '../../core/plugin/points'
import { pathTo } from '../../core/routing/href'
import { tableOf } from '../../core/routing/table'
import type { AdminSection } from '../../kits/admin/section'
import sections from '../../plugins/admin/sections'

/** A screen: who opens it, and where. */
export interface Screen {
  id: string
  role: 'patient' | 'doctor' | 'administrator'
  address: string
  /** Whether the features and capabilities of the portal have it. Without them its address leads elsewhere. */
  isOffered: boolean
}

/** Pages of links, which open only with a link of their own. */
export const isOfLink = ({ address }: Pick<Screen, 'address'>): boolean =>
  address === '/visit' || address === '/shared'

/** Where screens lead that have nothing to show, or whose content another screen shows. */
export const leadsTo: Readonly<Record<string, string>> = {
  auth: '/videoconsultation/home',
  authRedirect: '/videoconsultation/home',
  advices: '/advices/videos',
  'public.redsysRedirect': '/videoconsultation/booked-appointments',
  'videoConsultation.videoCallAlias': '/videocall',
  'videoConsultation.specialistsAppointmentBooked': '/videoconsultation/appointment-booked/1',
  'videoConsultation.doctorUpAppointmentBooked': '/videoconsultation/appointment-booked/1',
}

/** Where they lead somebody with an appointment ahead, who may not book another abroad (ERR-027). */
export const leadsPatientTo: Readonly<Record<string, string>> = {
  ...leadsTo,
  'videoConsultation.appointmentInternationalDoctor': '/videoconsultation/home',
}

/** Every route with a number for each parameter, and every page of the administration, which are no routes of their own. */
export function screensOf(host: Host): readonly Screen[] {
  const isOffered = ({ features, capability }: Requires = {}) =>
    isPermitted(
      { ...(features && { features }), ...(capability && { capability }) },
      { features: host.features, roles: new Set() },
    )
  const table = tableOf(host.routes)
  const routes = host.routes.filter(({ id }) => id !== 'admin')
  return [
    ...routes.map(({ id, path, requires }): Screen => {
      const names = [...path.matchAll(/:(\w+)(?!\w|\?)/g)].map(([, name = '']) => name)
      const params = Object.fromEntries(names.map((name) => [name, '1']))
      const address = pathTo(table, id, { params }) ?? '/'
      const role = address.startsWith('/doctor/') ? 'doctor' : 'patient'
      return { id, role, address, isOffered: isOffered(requires) }
    }),
    ...sections.flatMap((section) =>
      addressesOf(section).map(({ path, capability }): Screen => {
        const address = `/admin/${path.replaceAll(/\{\w+\}/g, '1')}`
        const offered = isOffered(section.requires) && isOffered(capability && { capability })
        return { id: section.id, role: 'administrator', address, isOffered: offered }
      }),
    ),
  ]
}

/** The addresses of a section, each with the capability that it needs besides those of the section. */
function addressesOf({
  path,
  forms,
  pages = [],
}: AdminSection): Pick<NonNullable<AdminSection['pages']>[number], 'path' | 'capability'>[] {
  const ofForms = forms ? [`${forms.edit}/1`, forms.create ?? [], forms.import ?? []].flat() : []
  const ofPages = pages.map((page) => page.path)
  const own = [...new Set([path, ...ofForms])].filter((one) => !ofPages.includes(one))
  return [...own.map((one) => ({ path: one })), ...pages]
}
