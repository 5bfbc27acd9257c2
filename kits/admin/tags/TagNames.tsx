import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useAdminText } from '../texts'
import { parseTranslations, setTranslation } from '../values/translations'
import type { Tag } from './tagRows'

interface Props {
  tag: Tag
  /** The tag when the form was opened; undefined for a new one. */
  opened: Tag | undefined
  /** From 1. */
  position: number
  onEdit: (part: Partial<Tag>) => void
}

/** The name of a tag, and its names in the tenant's other languages (decision 604). */
export function TagNames({ tag, opened, position, onEdit }: Props) {
  const t = useAdminText()
  const { language: shown, languages } = useLanguage()
  const [, ...others] = languages
  const translations = parseTranslations(tag.translations)
  const names = new Intl.DisplayNames(shown, { type: 'language' })
  return (
    <span className="flex-1 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-1 min-w-0 [&>input]:min-w-0 [&>input]:border-transparent [&>input]:[background:none] [&>input]:font-medium [&>input]:text-ellipsis [&>[lang]]:font-normal [&>input:is(:hover,_:focus)]:border-line-strong">
      <TagName
        label={t('ADMIN.TAGS.NAME', { place: position })}
        value={tag.name}
        onChange={(name) => onEdit({ name })}
      />
      {others.map((language) => (
        <TagName
          key={language}
          language={language}
          label={t('ADMIN.TAGS.NAME_IN', { place: position, language: names.of(language) })}
          value={translations[language]?.['name'] ?? ''}
          onChange={(text) => {
            const before = parseTranslations(opened?.translations)
            const change = { language, field: 'name', text }
            onEdit({ translations: setTranslation(translations, before, change) })
          }}
        />
      ))}
    </span>
  )
}

interface NameProps {
  label: string
  value: string
  /** The code of a language that is not the tenant's first. */
  language?: string
  onChange: (name: string) => void
}

/** One name. Enter does not submit the form. */
const TagName = ({ label, value, language, onChange }: NameProps) => (
  <input
    className="input"
    aria-label={label}
    {...(language !== undefined && { lang: language, placeholder: language.toUpperCase() })}
    autoComplete="off"
    maxLength={100}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
)
