import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '#scripts/system/failure.ts'

export type Certificate = { key: Buffer; cert: Buffer; certFile: string }

/** Makes a self-signed certificate for localhost in `folder`, with openssl. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', keyFile]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const args = ['req', '-x509', '-nodes', '-days', '1', ...key, ...names, '-out', certFile]
  await promisify(execFile)('openssl', args).catch((cause: unknown) => {
    throw new Stop('The local server needs a certificate from openssl.', { cause })
  })
  return { key: await readFile(keyFile), cert: await readFile(certFile), certFile }
}
