import type { WidgetProps } from '@rjsf/utils'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { FieldError } from '@portico/core/ui/forms/Field'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { controlOf } from '@portico/admin/form/layout/layout'
import { useAdminText } from '@portico/admin/texts'
import { parseTranslations, setTranslation, textsOf } from '@portico/admin/values/translations'

/** The texts of a record in the tenant's other languages; nothing where the tenant has one language. */
export default function TranslationsField({ name, value, onChange }: WidgetProps) {
  const t = useAdminText()
  const { language: shown, languages } = useLanguage()
  const { entity, original, texts, errorOf } = useFormView()
  const translations = parseTranslations(value)
  const names = new Intl.DisplayNames(shown, { type: 'language' })
  const control = (language: string, [field, schema]: ReturnType<typeof textsOf>[number]) => {
    const shared = {
      id: `${controlId(name)}_${language}_${field}`,
      label: t('ADMIN.TRANSLATIONS.LABEL', { label: texts.label(field), language: names.of(language) }),
      value: translations[language]?.[field] ?? '',
      maxLength: schema.maxLength,
      lang: language,
      optional: true,
      onChange: (text: string) =>
        onChange(setTranslation(translations, parseTranslations(original[name]), { language, field, text })),
    }
    return controlOf(schema, false) === 'textarea' ? (
      <TextArea key={shared.id} {...shared} />
    ) : (
      <TextField key={shared.id} {...shared} autoComplete="off" />
    )
  }
  const [, ...others] = languages
  return (
    <div className="stack" id={controlId(name)} tabIndex={-1}>
      {others.flatMap((language) =>
        textsOf(entity.form.schema.properties[name]).map((text) => control(language, text)),
      )}
      <FieldError id={`${controlId(name)}-error`} error={errorOf(name)} />
    </div>
  )
}
