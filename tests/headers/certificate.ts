import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export type Certificate = { key: Buffer; cert: Buffer; certFile: string }

/** A certificate for localhost, made by openssl in `folder`, that is its own authority. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kept = ['-nodes', '-days', '1', '-keyout', keyFile, '-out', certFile]
  await promisify(execFile)('openssl', [...asked, ...named, ...kept]).catch((cause: unknown) => {
    throw new Error('The score needs openssl, for the certificate of the local server.', {
      cause,
    })
  })
  return { key: await readFile(keyFile), cert: await readFile(certFile), certFile }
}
