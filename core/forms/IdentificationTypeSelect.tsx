import { NO_TYPE } from '@schemas/rules/identification'
import { useApi } from '../http/useApi'
import { useText } from '../i18n/useText'
import { Button } from '../ui/actions/Button'
import { Notice } from '../ui/feedback/Notice'
import { Select, type SelectProps } from '../ui/forms/Select'

interface Props extends Omit<SelectProps<string>, 'options'> {
  /** The name of the option for no document; undefined where a document is needed (C-141). */
  none: string | undefined
}

/** Selects the type of a document. Shows that the types are loading, and a retry if they fail to load; the value stays. */
export function IdentificationTypeSelect({ none, ...select }: Props) {
  const t = useText()
  const { data, error, isValidating, mutate } = useApi('GET api/identification-number-types', { quiet: true })
  const options = [
    ...(none === undefined ? [] : [{ value: String(NO_TYPE), label: none }]),
    ...(data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const isUnnamed = !data && !options.some(({ value }) => value === select.value)
  if (isUnnamed) options.push({ value: select.value, label: isValidating ? t('UI.LOADING') : '' })
  return (
    <div className="stack gap-2">
      <Select {...select} options={options} aria-busy={!data && isValidating} />
      {!data && error && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button
              size="sm"
              variant="secondary"
              icon="refresh-cw"
              busy={isValidating}
              onClick={() => void mutate()}
            >
              {t('UI.RETRY')}
            </Button>
          }
        >
          {t(error.status === 0 ? 'ERRORS.NETWORK' : 'ERRORS.GENERAL')}
        </Notice>
      )}
    </div>
  )
}
