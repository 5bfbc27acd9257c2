import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

/** What the report of video calls says besides names, dates and numbers. */
export type ReportLabels = Readonly<Record<keyof typeof es, string>>

/** The words of a language; the Spanish ones where there are none. */
export const reportLabels = (language: string): ReportLabels => (language === 'en' ? en : es)
