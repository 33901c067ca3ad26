import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { createWebhookSender } from '#server/gateways/webhook-sender.ts'

export interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void

/** A public IP address that passes the check; nothing is sent to it. */
const PUBLIC = { address: '93.184.215.14', family: 4 }

/**
 * Starts a receiver on a real socket, and returns a sender that connects to it. The receiver responds with 204 by
 * default.
 */
export async function aReceiver(
  answer: Answer = (response) => response.writeHead(204).end(),
  { timeoutMs = 10_000 } = {},
) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url = '', headers } = request
    const one = { path: url, headers, body: Buffer.concat(chunks).toString('utf8') }
    received.push(one)
    answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const send = createWebhookSender({
    resolve: async () => [PUBLIC],
    connect: () => connect(port, '127.0.0.1'),
    timeoutMs,
  })
  return { received, send, server }
}
