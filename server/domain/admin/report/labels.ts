import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

/** The labels of the report of video calls. */
export type ReportLabels = Readonly<Record<keyof typeof es, string>>

/** The labels of a language; Spanish for any other language. */
export const reportLabels = (language: string): ReportLabels => (language === 'en' ? en : es)
