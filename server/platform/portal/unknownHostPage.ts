import type { FastifyReply } from 'fastify'

const page = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Portico</title>
<h1>Aquí no hay ningún portal</h1>
<p>Comprueba la dirección. Si la administras, añade este nombre a <code>hosts</code> en el tenant.json de tu portal.</p>
<h2 lang="en">There is no portal here</h2>
<p lang="en">Check the address. If it’s yours, add this name to <code>hosts</code> in the tenant.json of your portal.</p>
</html>
`

/** Sends the 404 page of a host without a tenant. */
export const sendUnknownHostPage = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
