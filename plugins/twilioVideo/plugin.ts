import { definePlugin } from '@portico/core/plugin/definePlugin'

/** `signalling`: another address than Twilio's own, such as that of the stand-in of the reference server. */
const options = { signalling: { type: 'string', default: '' } } as const

declare module '@portico/core/plugin/points' {
  interface PluginOptions {
    twilioVideo: typeof options
  }
}

export default definePlugin({
  id: 'twilioVideo',
  videoCall: true,
  options,
  providers: [{ id: 'twilio', kind: 'video', provider: () => import('./twilioEngine') }],
})
