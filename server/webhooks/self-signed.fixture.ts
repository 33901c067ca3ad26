import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import { onTestFinished } from 'vitest'
import { createWebhookSender } from '#server/gateways/webhook-sender.ts'

/**
 * The key of the certificate below, which was generated for these tests: self-signed, for the name crm.example.com, and
 * valid for a hundred years.
 */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0BHUNV+zybPBboNG
tMzSWyAyAMeIhgi1/OntmYVQBlWhRANCAAT1EMXyGWoWVmKPAnc4hlfn3b9id66Q
bOWEECrl7aHeBrBa1pME8tRljXdFLJPwq75iteaY4SrqLQwZEEMQ/pZG
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpzCCAU2gAwIBAgIUWP/JaVlDyg8oq8wBduLquI907S8wCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPY3JtLmV4YW1wbGUuY29tMCAXDTI2MTExODA1NDY0M1oYDzIx
MjYxMDI1MDU0NjQzWjAaMRgwFgYDVQQDDA9jcm0uZXhhbXBsZS5jb20wWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAT1EMXyGWoWVmKPAnc4hlfn3b9id66QbOWEECrl
7aHeBrBa1pME8tRljXdFLJPwq75iteaY4SrqLQwZEEMQ/pZGo28wbTAdBgNVHQ4E
FgQUl1gSxRt13O2Wd1M2igq4cYuWgN0wHwYDVR0jBBgwFoAUl1gSxRt13O2Wd1M2
igq4cYuWgN0wDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgg9jcm0uZXhhbXBs
ZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIgaNHbTCcdU0gH92oVS/kaNgR1TIHpjSoC
WkrVIvir7zUCIQCAJNBC5wLesVK1OJYcEQximz8ttMjP4nMuFRkRtBR77g==
-----END CERTIFICATE-----`

/** Starts a receiver on a real TLS socket with a self-signed certificate. `trust` makes the sender accept it. */
export async function aSelfSignedReceiver() {
  const received: string[] = []
  let authorities: { ca?: string } = {}
  const server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push(Buffer.concat(chunks).toString('utf8'))
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const send = createWebhookSender({
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    connect: (target) => connect({ ...target, ...authorities, host: '127.0.0.1', port }),
  })
  const trust = () => {
    authorities = { ca: CERTIFICATE }
  }
  return { received, send, trust }
}
