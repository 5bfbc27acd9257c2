import type { Language } from '../../i18n/languages'

/** The texts of the page without a connection. They load with it, because other texts may not be there. */
interface OfflineTexts {
  title: string
  lead: string
  read: string
  back: string
  retry: string
  emergency: string
  support: string
}

export const offlineTexts: Record<Language, OfflineTexts> = {
  es: {
    title: 'Sin conexión',
    lead: 'No podemos conectar con el portal. Esto es lo último que leíste, y puede haber cambiado.',
    read: 'Leído el',
    back: 'El portal se abrirá en cuanto vuelva la conexión.',
    retry: 'Volver a intentarlo',
    emergency: 'Si es una emergencia, llama al',
    support: 'Teléfono de ayuda:',
  },
  en: {
    title: 'No connection',
    lead: 'We can’t reach the portal. This is what you read last, and it may have changed.',
    read: 'Read on',
    back: 'The portal opens as soon as the connection is back.',
    retry: 'Try again',
    emergency: 'In an emergency, call',
    support: 'Help by phone:',
  },
}
