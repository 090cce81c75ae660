import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { makeCertificate } from '#tests/headers/certificate.ts'
import { secureServer } from '#tests/headers/secure-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('one port answers https, and leads http there', async () => {
  const { key, cert, certFile } = await makeCertificate(await temporaryFolder())
  const server = await secureServer((_, res) => res.end('safe'), { key, cert, certFile })
  onTestFinished(server.close)

  const secure = await new Promise<IncomingMessage>((resolve, reject) => {
    getSecure(`https://${server.host}/about`, { ca: cert }, resolve).on('error', reject)
  })
  expect(await text(secure)).toBe('safe')
  const plain = await new Promise<IncomingMessage>((resolve, reject) => {
    getPlain(`http://${server.host}/about`, resolve).on('error', reject)
  })
  expect([plain.statusCode, plain.headers.location]).toEqual([301, `https://${server.host}/about`])
})
