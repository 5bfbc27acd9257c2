import { useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Card } from '@portico/core/ui/layout/Card'
import { openShare } from '../shares/openShare'
import { readShlink, type Shlink } from '../shares/shlink'
import type { TextKey } from '../texts'

interface Props {
  /** Takes what was shared; resolves to a message where it is no summary. */
  onBundle: (bundle: unknown, name: string) => Promise<void>
}

/** Reads a summary from a SMART Health Link: it is requested and decrypted on this device. */
export function BringLink({ onBundle }: Props) {
  const t = useText<TextKey>()
  const { shareOrigins = [], addresses } = useTenant()
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const link = readShlink(text)
  const needsCode = link?.flag?.includes('P') === true
  const read = async () => {
    setFailure('')
    if (!link) return setFailure(t('RECORDS.BRING_NO_LINK'))
    const { origin, host } = new URL(link.url)
    // The request tells the maker of a link when and where it was opened: no portal is asked that the tenant does not list.
    const known = [location.origin, new URL(addresses.api, location.href).origin, ...shareOrigins]
    if (!known.includes(origin)) return setFailure(t('RECORDS.BRING_LINK_OTHER', { host }))
    if (needsCode && code.trim() === '') return setFailure(t('RECORDS.BRING_CODE_MISSING'))
    setBusy(true)
    setFailure((await openInto(link, code.trim(), onBundle, t)) ?? '')
    setBusy(false)
  }
  return (
    <Card>
      <form
        className="stack gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void read()
        }}
      >
        <TextField
          label={t('RECORDS.BRING_LINK')}
          hint={t('RECORDS.BRING_LINK_HINT')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        {needsCode && (
          <TextField
            label={t('RECORDS.BRING_CODE')}
            hint={t('RECORDS.BRING_CODE_HINT')}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        )}
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('RECORDS.BRING_LINK_READ')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Opens a link and hands on what it has; resolves to why it has nothing. */
async function openInto(
  link: Shlink,
  code: string,
  onBundle: Props['onBundle'],
  t: ReturnType<typeof useText<TextKey>>,
): Promise<string | null> {
  const { host } = new URL(link.url)
  const opening = await openShare(link, code, location.host)
  switch (opening.state) {
    case 'open':
      await onBundle(opening.summary, host)
      return null
    case 'wrong':
      return t('RECORDS.BRING_CODE_WRONG', { count: opening.remaining })
    case 'closed':
      return t('RECORDS.SHARED_CLOSED_TEXT')
    case 'unreachable':
      return t('RECORDS.BRING_LINK_BLOCKED', { host: opening.host })
    default:
      return t('RECORDS.BRING_UNREADABLE', { name: host })
  }
}
