import { useId, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { PasswordField } from '@portico/core/ui/forms/account/PasswordField'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../../texts'

interface Props {
  isWrong: boolean
  isOpening: boolean
  onSend: (password: string) => void
}

/** Asks for the password of a document. */
export function PasswordForm({ isWrong, isOpening, onSend }: Props) {
  const t = useText<TextKey>()
  const title = useId()
  const [password, setPassword] = useState('')
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('RECORDS.LOCKED')}
      </h2>
      <p className="text-muted">{t('RECORDS.LOCKED_TEXT')}</p>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (password !== '') onSend(password)
        }}
      >
        <PasswordField
          label={t('RECORDS.LOCKED_PASSWORD')}
          hint={t('RECORDS.LOCKED_HINT')}
          error={isWrong ? t('RECORDS.LOCKED_WRONG') : undefined}
          autoComplete="off"
          value={password}
          onChange={setPassword}
        />
        <p>
          <Button type="submit" busy={isOpening} busyText={t('RECORDS.LOCKED_BUSY')}>
            {t('RECORDS.LOCKED_OPEN')}
          </Button>
        </p>
      </form>
    </Card>
  )
}
