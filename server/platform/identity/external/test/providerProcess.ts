/** Runs an OpenID Connect provider as a process of its own. Takes its options as JSON. Prints a line when it listens. */
import http from 'node:http'
import type { SignInProviderOptions } from '../../../../demo/signInProvider/configuration'
import { createSignInProvider } from '../../../../demo/signInProvider/signInProvider'

const options = JSON.parse(process.argv[2] ?? '') as SignInProviderOptions
const handle = await createSignInProvider(options)
http
  .createServer((req, res) => {
    if (!handle(req, res)) res.writeHead(404).end()
  })
  .listen(Number(new URL(options.issuer).port), 'localhost', () => console.log('ready'))
