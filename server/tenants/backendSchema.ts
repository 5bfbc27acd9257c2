/** What backend.json may say. `demo` is read by server/demo/flavour.ts. */
export const backendJson = {
  type: 'object',
  additionalProperties: false,
  required: ['features'],
  properties: {
    features: { type: 'array', items: { type: 'string' } },
    demo: { type: 'object' },
    origins: { type: 'array', items: { type: 'string', pattern: '^https?://[^/]+$' } },
    payment: {
      type: 'object',
      additionalProperties: false,
      required: ['provider', 'mode', 'url', 'merchant', 'terminal', 'key', 'holdMinutes'],
      properties: {
        provider: { enum: ['redsys'] },
        mode: { enum: ['sandbox', 'production'] },
        url: { type: 'string', pattern: '^(/(?!/)|https://)' },
        merchant: { type: 'string', pattern: '^[0-9]{1,9}$' },
        terminal: { type: 'string', pattern: '^[0-9]{1,3}$' },
        key: { type: 'string', pattern: '^[A-Za-z0-9+/]{32}$' },
        holdMinutes: { type: 'integer', minimum: 1, maximum: 120 },
      },
      // This server's own page takes no money, so it is for trying only.
      if: { required: ['mode'], properties: { mode: { const: 'production' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word; nobody awaits a schema
      then: { properties: { url: { pattern: '^https://' } } },
    },
  },
}
