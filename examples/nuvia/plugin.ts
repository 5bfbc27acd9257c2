import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'videoConsultation.nuvia': true
  }
}

const route = {
  id: 'nuvia',
  route: 'videoConsultation.nuvia',
  path: 'nuvia',
  title: 'MENU.BOOK_APPOINTMENT',
} as const

export default definePlugin({
  id: 'nuvia',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  bookingVariants: [{ ...route, rank: { book: 10 }, variant: () => import('./variant') }],
})
