import type { Language } from '../../i18n/languages'
import type { Step } from './bootError'

/** The texts of the fault page. They load with it, because other texts may have failed to load. */
interface BootErrorTexts {
  title: string
  steps: Record<Step, string>
  safe: string
  retry: string
  details: string
}

export const bootErrorTexts: Record<Language, BootErrorTexts> = {
  es: {
    title: 'No hemos podido abrir el portal',
    steps: {
      tenant: 'No encontramos los datos de este portal.',
      config: 'El servidor no responde y no sabemos qué puede ofrecerte ahora.',
      texts: 'No se han podido cargar los textos.',
      session: 'No se ha podido terminar de iniciar tu sesión.',
      screen: 'Una parte del portal no se ha podido mostrar.',
    },
    safe: 'Tus citas y tus datos están a salvo. Comprueba tu conexión y vuelve a intentarlo.',
    retry: 'Volver a intentarlo',
    details: 'Detalles para el equipo técnico',
  },
  en: {
    title: 'We couldn’t open the portal',
    steps: {
      tenant: 'We can’t find this portal’s data.',
      config: 'The server isn’t responding, so we don’t know what it can offer you now.',
      texts: 'We couldn’t load the texts.',
      session: 'We couldn’t finish signing you in.',
      screen: 'We couldn’t show part of the portal.',
    },
    safe: 'Your appointments and your data are safe. Check your connection and try again.',
    retry: 'Try again',
    details: 'Details for the technical team',
  },
}
